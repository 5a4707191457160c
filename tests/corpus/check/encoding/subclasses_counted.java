// ARGS --encoding quantified -n C=2,3 --array-length 2
// A bound on a class includes its subclasses: no pre-state has three objects that are C's, and none is created beyond two.
class C {
    int x;
}

class D extends C {
}

class E extends C {
}

class Family {
    //@ requires a != b && a != c;
    //@ ensures false;
    static void three(C a, D b, E c) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
    }

    //@ requires a != b;
    //@ ensures \result; // EXPECT violated: postcondition in 'Family.two(C, D)'
    static boolean two(C a, D b) {
        return false;
    }

    //@ requires a != b;
    //@ ensures \result == 1;
    static int oneMore(C a, D b) {
        C more = new E(); // EXPECT cut: executions that need more than 2 objects of class 'E' in 'Family.oneMore(C, D)'
        return 2;
    }
}
