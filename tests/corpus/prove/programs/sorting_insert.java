class Sorting {
    // The inner loop of insertion sort.
    //@ requires 0 < n && n < a.length;
    //@ ensures 0 <= \result && \result <= n && a[\result] == \old(a[n]);
    //@ ensures (\forall int k; \result < k && k <= n; a[k] > \old(a[n]));
    //@ ensures (\forall int k; n < k && k < a.length; a[k] == \old(a[k]));
    static int insert(int[] a, int n) {
        int x = a[n];
        int j = n;
        while (j > 0 && a[j - 1] > x) {
            a[j] = a[j - 1];
            j--;
        }
        a[j] = x;
        return j;
    }
}
// OUTPUT PROVED Sorting.insert(int[], int)
