// A method that somebody else has, asked in a specification: where it may throw, it has no value.
interface Oracle {
    //@ public normal_behavior
    //@   requires x > 0;
    //@   ensures \result == x + 1;
    //@ also public exceptional_behavior
    //@   requires x <= 0;
    //@   signals (RuntimeException e) true;
    /*@ pure @*/ int next(int x);
}

class Asks {
    //@ requires o != null && x > 0 && x < 100;
    //@ ensures o.next(x) == x + 1;
    static void defined(Oracle o, int x) {
    }

    //@ requires o != null && x < 100;
    //@ ensures o.next(x) == x + 1; // EXPECT violated: postcondition in 'Asks.undefined(Oracle, int)'
    static void undefined(Oracle o, int x) {
    }

    //@ requires o != null && x < 0;
    //@ ensures o.next(x) == o.next(x); // EXPECT violated: postcondition in 'Asks.throwing(Oracle, int)'
    static void throwing(Oracle o, int x) {
    }
}
