// Errors in classes declared in bodies.
class local_classes_bad {
    void again() {
        class A { } // EXPECT note@15: 'A' is declared here
        class A { } // EXPECT error@15: class 'A' is already declared in this method
        { class A { } } // EXPECT error: class 'A' is already declared in this method
    }

    void bodies(int p) {
        class B {
            int n = "x"; // EXPECT error: cannot convert 'String' to 'int'
            int get() { return p; }
        }
        String s = new B().get(); // EXPECT error: cannot convert 'int' to 'String'
        Object o = new Object() {
            int n = true; // EXPECT error: cannot convert 'boolean' to 'int'
        };
        { class C { } }
        C c = null; // EXPECT error: cannot find type 'C'
    }
}
// COVERS local classes, blocks, local variables
