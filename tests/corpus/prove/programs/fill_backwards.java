class Fill {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == v);
    static void backwards(int[] a, int v) {
        for (int i = a.length - 1; i >= 0; i--)
            a[i] = v;
    }
}
// OUTPUT PROVED Fill.backwards(int[], int)
