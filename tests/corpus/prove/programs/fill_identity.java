class Fill {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == k);
    static void identity(int[] a) {
        int i = 0;
        while (i != a.length) {
            a[i] = i;
            i++;
        }
    }
}
// OUTPUT PROVED Fill.identity(int[])
// OUTPUT //@ loop_invariant (\forall int k; 0 <= k && k < i; k == a[k]);
