class Copy {
    //@ ensures \result.length == a.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; \result[k] == a[k]);
    static int[] fresh(int[] a) {
        int[] r = new int[a.length];
        for (int i = 0; i < r.length; i++)
            r[i] = a[i];
        return r;
    }
}
// OUTPUT PROVED Copy.fresh(int[])
