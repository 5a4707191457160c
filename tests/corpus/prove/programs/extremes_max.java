class Extremes {
    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result);
    //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
    static int max(int[] a) {
        int m = a[0];
        for (int i = 1; i < a.length; i++)
            if (a[i] > m)
                m = a[i];
        return m;
    }
}
// OUTPUT PROVED Extremes.max(int[])
