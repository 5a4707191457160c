class Unknown {
    //@ ensures \result >= 0;
    static int reached(int x) {
        double d = Math.fma(x, 1.0, 0); // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'Unknown.reached(int)'
        return d * d > 4 ? 1 : 0;
    }

    // What is not reached does no harm.
    //@ requires x > 0;
    //@ ensures \result == x;
    static int unreached(int x) {
        if (x < 0) {
            double d = Math.fma(x, 1.0, 0);
            return d * d > 4 ? 1 : 0;
        }
        return x;
    }

    // A violation that does not pass it is one.
    //@ ensures \result >= 0; // EXPECT violated: postcondition
    static int beside(int x) {
        if (x == 5) {
            double d = Math.fma(x, 1.0, 0); // EXPECT unknown: a call of 'fma'
            return d * d > 4 ? 1 : 0;
        }
        return x;
    }
}
// OUTPUT UNKNOWN Unknown.reached(int)
// OUTPUT HOLDS Unknown.unreached(int)
// OUTPUT VIOLATED Unknown.beside(int)
// EXIT 1
