class Extremes {
    //@ requires a.length > 0;
    //@ ensures 0 <= \result && \result < a.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[\result] <= a[k]);
    static int indexOfMin(int[] a) {
        int m = 0;
        for (int i = 1; i < a.length; i++)
            if (a[i] < a[m])
                m = i;
        return m;
    }
}
// OUTPUT PROVED Extremes.indexOfMin(int[])
