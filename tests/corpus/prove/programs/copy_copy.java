class Copy {
    //@ requires a.length <= b.length && a != b;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == a[k]);
    static void copy(int[] a, int[] b) {
        for (int i = 0; i < a.length; i++)
            b[i] = a[i];
    }
}
// OUTPUT PROVED Copy.copy(int[], int[])
