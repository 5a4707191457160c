class Sorting {
    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= a[a.length - 1]);
    static void bubble(int[] a) {
        for (int i = 0; i < a.length - 1; i++)
            if (a[i] > a[i + 1]) {
                int t = a[i];
                a[i] = a[i + 1];
                a[i + 1] = t;
            }
    }
}
// OUTPUT PROVED Sorting.bubble(int[])
