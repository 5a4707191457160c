// What `check` shows of a quantifier that is broken, `prove` shows, too.
class QuantifiedValues {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 0); // EXPECT violated: postcondition in 'QuantifiedValues.clear(int[])'
    static void clear(int[] a) {
        for (int i = 1; i < a.length; i++)
            a[i] = 0;
    }

    //@ ensures (\forall int m; m + 1 > m); // EXPECT violated: postcondition in 'QuantifiedValues.overflow()'
    static void overflow() {
    }
}
// OUTPUT k = 0
// OUTPUT a.length = 1
// OUTPUT m = 2147483647
