class Copy {
    //@ requires a.length < 1000 && b.length < 1000;
    //@ ensures (\forall int k; 0 <= k && k < a.length; \result[k] == a[k]);
    //@ ensures (\forall int k; 0 <= k && k < b.length; \result[a.length + k] == b[k]);
    static int[] joined(int[] a, int[] b) {
        int[] r = new int[a.length + b.length];
        for (int i = 0; i < a.length; i++)
            r[i] = a[i];
        for (int j = 0; j < b.length; j++)
            r[a.length + j] = b[j];
        return r;
    }
}
// OUTPUT PROVED Copy.joined(int[], int[])
