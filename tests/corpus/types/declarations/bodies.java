// Methods with and without bodies.
abstract class Bodies {
    abstract int a();

    native int b();

    int c() {
        return 1;
    }

    interface Shape {
        int area();

        default int twice() {
            return 2;
        }

        static int none() {
            return 0;
        }
    }

    //@ model int size();
    //@ model static pure int helper(int x) { return x; }
}
// COVERS methods, interfaces, default methods
