// What the constructor of a superclass reads, and what its fields begin with, is read by whoever makes an object of a subclass, whether it is called by name or not.
class Limits {
    static final int MOST = compute();
    static final int[] SIZES = {1, 2, 3};

    private static int compute() {
        return 7;
    }
}

class Base {
    int most = Limits.MOST;
    int size;

    Base() {
        size = Limits.SIZES[1];
    }
}

class Derived extends Base {
}

class StaticsOfSuperclass {
    //@ ensures \result == 7;
    static int most() {
        return new Derived().most;
    }

    //@ ensures \result == 2;
    static int size() {
        return new Derived().size;
    }

    //@ ensures \result == 3; // EXPECT violated: postcondition
    static int sizeBug() {
        return new Derived().size;
    }
}
// OUTPUT HOLDS StaticsOfSuperclass.most()
// OUTPUT HOLDS StaticsOfSuperclass.size()
