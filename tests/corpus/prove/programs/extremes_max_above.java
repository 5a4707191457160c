class Extremes {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result);
    //@ ensures \result >= low;
    static int maxAbove(int[] a, int low) {
        int m = low;
        for (int x : a)
            if (x > m)
                m = x;
        return m;
    }
}
// OUTPUT PROVED Extremes.maxAbove(int[], int)
