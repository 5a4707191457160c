class Copy {
    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length - 1; a[k] == \old(a[k + 1]));
    static void shifted(int[] a) {
        for (int i = 0; i < a.length - 1; i++)
            a[i] = a[i + 1];
    }
}
// OUTPUT PROVED Copy.shifted(int[])
