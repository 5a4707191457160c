// A method of the inner class hides all of that name outside, whatever the parameters.
class Outer {
    int f(int a) { return a; }

    class Inner {
        int f(String s) { return 0; }
        int use() { return f(3); } // EXPECT error: 'f' expects (String), found (int)
    }
}
// COVERS shadowing, inner classes
