// A violated `\forall` shows the values of its variables, and what is said of them.
class QuantifiedValues {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= 10); // EXPECT violated: postcondition in 'QuantifiedValues.small(int[])'
    static void small(int[] a) {
    }

    //@ ensures (\forall int k, l; 0 <= k && k < l && l < a.length; a[k] <= a[l]); // EXPECT violated: postcondition in 'QuantifiedValues.sorted(int[])'
    static void sorted(int[] a) {
    }

    //@ requires a.length == 2;
    //@ ensures (\forall int k; 0 <= k && k < 2; (\forall int l; 5 <= l && l < 7; a[k] != l)); // EXPECT violated: postcondition in 'QuantifiedValues.nested(int[])'
    static void nested(int[] a) {
        a[0] = 0;
        a[1] = 6;
    }

    // No bounds: the value is one of all ints.
    //@ ensures (\forall int m; m + 1 > m); // EXPECT violated: postcondition in 'QuantifiedValues.overflow()'
    static void overflow() {
    }

    /*@ spec_safe_math @*/
    //@ ensures (\forall int n; 2147483600 <= n && n < 2147483647; n + 2 != 7); // EXPECT violated: postcondition in 'QuantifiedValues.noValue()'
    static void noValue() {
    }

    //@ ensures !(\exists int p; 0 <= p && p < a.length; a[p] == 42); // EXPECT violated: postcondition in 'QuantifiedValues.absent(int[])'
    static void absent(int[] a) {
    }

    static void loop(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = i == 2 ? 1 : 0;
            //@ assert (\forall int q; 0 <= q && q <= i; a[q] == 0); // EXPECT violated: assertion in 'QuantifiedValues.loop(int[])'
        }
    }

    int weight;

    //@ ensures (\forall QuantifiedValues other; other.weight >= 0); // EXPECT violated: postcondition in 'QuantifiedValues.objects()'
    void objects() {
    }
}
// ARGS --all
// OUTPUT k = 0
// OUTPUT a[k] = 11
// OUTPUT k = 0
// OUTPUT l = 1
// OUTPUT a[k] = 0
// OUTPUT a[l] = -1
// OUTPUT k = 1
// OUTPUT l = 6
// OUTPUT a[k] = 6
// OUTPUT m = 2147483647
// OUTPUT n = 2147483646
// OUTPUT p = 0
// OUTPUT a[p] = 42
// OUTPUT q = 2
// OUTPUT other = QuantifiedValues#1
// OUTPUT other.weight = -1
