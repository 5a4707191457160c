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
    static boolean called(Object o) {
        return o.equals(""); // EXPECT unknown: 'equals' of an 'Object' of any class (not modelled) in 'NoPaths.called(Object)'
    }
}
// OUTPUT HOLDS NoPaths.assumed(int)
