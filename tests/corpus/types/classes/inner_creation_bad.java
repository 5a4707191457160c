// An inner class needs an instance of the class around it.
class Outer {
    class Inner { }
    static class Nested { }

    static void use(Outer o, String s) {
        Inner a = new Inner(); // EXPECT error: creating 'Inner' needs an instance of 'Outer'
        Inner b = new Outer.Inner(); // EXPECT error: creating 'Inner' needs an instance of 'Outer'
        Object c = o.new Missing(); // EXPECT error: cannot find type 'Missing' in 'Outer'
        Inner d = s.new Inner(); // EXPECT error: cannot find type 'Inner' in 'String'
        Inner e = new int[1].new Inner(); // EXPECT error: cannot find type 'Inner' in 'int[]'
    }
}

class Elsewhere {
    Object use() { return new Outer.Inner(); } // EXPECT error: creating 'Inner' needs an instance of 'Outer'
}
// COVERS inner classes, creation
