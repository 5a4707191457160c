class Sorting {
    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[0] <= a[k]);
    static void smallestFirst(int[] a) {
        for (int j = 1; j < a.length; j++)
            if (a[j] < a[0]) {
                int t = a[0];
                a[0] = a[j];
                a[j] = t;
            }
    }
}
// OUTPUT PROVED Sorting.smallestFirst(int[])
