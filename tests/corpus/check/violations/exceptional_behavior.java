class ExceptionalBehavior {
    //@ public exceptional_behavior
    //@   requires x < 0;
    //@   signals_only IllegalArgumentException;
    // EXPECT-NEXT violated: the method returns, but its specification says that it throws in 'ExceptionalBehavior.check(int)'
    static void check(int x) {
        if (x < -1) {
            throw new IllegalArgumentException();
        }
    }
}
