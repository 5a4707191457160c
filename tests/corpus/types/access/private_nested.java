// Private members are accessible in the whole of the outermost class.
class Outer {
    private int x;
    private static void f() { }

    static class Nested {
        private int y;
        int get(Outer o) { f(); return o.x; }
    }

    class Inner { private Inner() { } private int z = x; }
    int get(Nested n) { return n.y + new Inner().z; }
}
// COVERS access, nested classes, inner classes
