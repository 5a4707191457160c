// ARGS --way runs --timeout 2 --format json
class Short {
    // Right for short arrays only.
    //@ ensures (\forall int k, l; 0 <= k && k < l && l < a.length; a[k] <= a[l]);
    static void shortOnly(int[] a) {
        for (int i = a.length; i > 1; i--)
            for (int j = 0; j + 1 < i && i < 30; j++)
                if (a[j] > a[j + 1]) {
                    int t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
    }
}
// OUTPUT "verdict": "unknown",
// EXIT 3
