// Errors in anonymous classes.
class Anonymous {
    interface Face { int get(); }
    static final class Closed { }
    static class Needs { Needs(int i) { } }

    void use() {
        Face a = new Face() { }; // EXPECT error: anonymous class must implement 'get()' of 'Face'
        Object b = new Object() { int x; };
        int c = b.x; // EXPECT error: cannot find field 'x' in 'Object'
        Needs d = new Needs() { }; // EXPECT error: 'Needs' expects (int), found ()
        Face e = new Face(1) { public int get() { return 1; } }; // EXPECT error: 'Face' expects (), found (int)
        Closed f = new Closed() { }; // EXPECT error: cannot extend final class 'Closed'
    }
}
// COVERS anonymous classes
