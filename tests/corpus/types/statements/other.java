// Assertions, monitors, empty statements, constructor calls.
class other {
    int field;

    other(int n) { this(n, ""); }

    other(int n, String s) {
        super();
        synchronized (this) { field = n; }
        synchronized (s) { ; }
        assert n > 0;
        assert n > 1 : "n is " + n;
        assert n > 2 : n;
        ;
    }
}
// COVERS synchronized, assert
