// Where no path gets to an end, what is not modelled still counts.
class NoPaths {
    // EXPECT-NEXT unknown: a quantifier without bounds for its variable (not modelled) in 'NoPaths.start(int)'
    //@ requires (\forall int i; i * i * 3 != x);
    //@ ensures \result == 3;
    static int start(int x) {
        //@ assume x > 0 && x < 0;
        return 4;
    }

    //@ ensures \result == 3;
    static int assumed(int x) {
        //@ assume x > 0 && x < 0;
        return 4;
    }

    //@ ensures \result || !\result;
    static boolean called(Thread t) {
        t.start(); // EXPECT unknown: a call of 'start', which has no body (not modelled) in 'NoPaths.called(Thread)'
        return true;
    }
}
// OUTPUT HOLDS NoPaths.assumed(int)
