class Extremes {
    //@ ensures \result ==> (\forall int k; 0 <= k && k < a.length - 1; a[k] <= a[k + 1]);
    static boolean isSorted(int[] a) {
        for (int i = 0; i < a.length - 1; i++)
            if (a[i] > a[i + 1])
                return false;
        return true;
    }
}
// OUTPUT PROVED Extremes.isSorted(int[])
