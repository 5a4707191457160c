// Quantifiers without bounds: a witness among the numbers at hand decides, else the verdict is UNKNOWN; a body without a value for some number is not kept.
class Witnesses {
    //@ ensures (\exists int k; \result == 2 * k);
    static int even(int n) {
        return n + n;
    }

    //@ ensures (\exists int k; \result == 2 * k); // EXPECT unknown: a quantifier without bounds for its variable (not modelled) in 'Witnesses.evenUnknown(int)'
    static int evenUnknown(int n) {
        return n + n + 2;
    }

    //@ ensures (\exists int k; \result == 2 * k); // EXPECT unknown: a quantifier without bounds for its variable (not modelled) in 'Witnesses.odd(int)'
    static int odd(int n) {
        return n + n + 1;
    }

    //@ requires (\forall int k; k < n); // EXPECT vacuous: this clause takes part in the contradiction
    //@ ensures false;
    static void impossible(int n) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
    }

    // EXPECT-NEXT violated: postcondition in 'Witnesses.noValue(int[])'
    //@ ensures (\exists int k; a[k] == 3); // EXPECT unknown: a quantifier without bounds for its variable (not modelled) in 'Witnesses.noValue(int[])'
    static void noValue(int[] a) {
    }

    //@ ensures \result <==> (\exists int k; k * k == n && k == n);
    static boolean both(int n) {
        return n == 0 || n == 1;
    }
}
// OUTPUT HOLDS Witnesses.even(int)
// OUTPUT UNKNOWN Witnesses.evenUnknown(int)
// OUTPUT UNKNOWN Witnesses.odd(int)
// OUTPUT VACUOUS Witnesses.impossible(int)
// OUTPUT VIOLATED Witnesses.noValue(int[])
// OUTPUT HOLDS Witnesses.both(int)
