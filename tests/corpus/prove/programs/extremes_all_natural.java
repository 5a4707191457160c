class Extremes {
    //@ ensures \result <==> (\forall int k; 0 <= k && k < a.length; a[k] >= 0);
    static boolean allNatural(int[] a) {
        for (int i = 0; i < a.length; i++)
            if (a[i] < 0)
                return false;
        return true;
    }
}
// OUTPUT PROVED Extremes.allNatural(int[])
