class Fill {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == v);
    static void fill(int[] a, int v) {
        for (int i = 0; i < a.length; i++)
            a[i] = v;
    }
}
// OUTPUT PROVED Fill.fill(int[], int)
