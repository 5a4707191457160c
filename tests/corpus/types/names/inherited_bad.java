// Private members are not inherited; static methods of interfaces neither.
class Base {
    private int secret;
    private void hidden() { }
}

interface Tools {
    static int tool() { return 1; }
}

class Derived extends Base implements Tools {
    int sum() {
        hidden(); // EXPECT error: cannot find method 'hidden'
        int n = tool(); // EXPECT error: cannot find method 'tool'
        return secret; // EXPECT error: 'secret' is not accessible here: it is private in 'Base'
    }
}
// COVERS inheritance, access, static interface methods
