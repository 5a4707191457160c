// while (true) ends nowhere; if (false) is not looked at.
class Conditions {
    static final boolean DEBUG = false;

    int forever() {
        while (true) { }
    }

    int flag() {
        int x;
        if (DEBUG) x = 1;
        while (!DEBUG) { }
    }
}
// COVERS constants, while
