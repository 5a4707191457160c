class BodyErrors {
    int a(); // EXPECT error@9: method 'a' needs a body or 'abstract'

    native int b() { // EXPECT error: native method 'b' cannot have a body
        return 1;
    }

    abstract int c(); // EXPECT error: class 'BodyErrors' must be abstract to declare abstract method 'c'

    static abstract class Base {
        abstract int d() { // EXPECT error: abstract method 'd' cannot have a body
            return 1;
        }

        Base(); // EXPECT error: constructor needs a body
    }

    interface Shape {
        int area() { // EXPECT error: interface method 'area' needs 'default', 'static' or 'private' to have a body
            return 1;
        }

        default int twice(); // EXPECT error: method 'twice' needs a body

        static int none(); // EXPECT error: method 'none' needs a body

        int MISSING; // EXPECT error: field 'MISSING' of an interface needs an initialiser

        {} // EXPECT error: an interface cannot have an initialiser
    }
}
// COVERS methods
