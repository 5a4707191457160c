class Pointers {
    //@ ensures 0 <= \result && \result <= a.length;
    //@ ensures (\forall int k; 0 <= k && k < \result; a[k] != 0);
    static int compact(int[] a) {
        int w = 0;
        for (int r = 0; r < a.length; r++)
            if (a[r] != 0) {
                a[w] = a[r];
                w++;
            }
        return w;
    }
}
// OUTPUT PROVED Pointers.compact(int[])
