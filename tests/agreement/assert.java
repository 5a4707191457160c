class Assert {
    // HOLDS
    //@ requires x > 3;
    //@ ensures true;
    static void holds(int x) {
        int y = x - 1;
        //@ assert y > 2;
    }

    // VIOLATED
    //@ requires x >= 3;
    //@ ensures true;
    static void fails(int x) {
        int y = x - 1;
        //@ assert y > 2;
    }

    // HOLDS
    //@ ensures \result > 0;
    static int assumes(int x) {
        //@ assume x > 0;
        return x;
    }

    // VIOLATED
    //@ ensures \result > 0;
    static int assumesLess(int x) {
        //@ assume x >= 0;
        return x;
    }

    // HOLDS
    //@ requires x > 0;
    //@ ensures true;
    static void never(int x) {
        if (x == 0) {
            //@ unreachable;
        }
    }

    // VIOLATED
    //@ requires x >= 0;
    //@ ensures true;
    static void sometimes(int x) {
        if (x == 0) {
            //@ unreachable;
        }
    }
}
// DECIDED cadical 6, z3 5, quantified 5, prove 5, inline 6, paths 6
