class Copy {
    //@ ensures \result.length == a.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; \result[k] == a[a.length - 1 - k]);
    static int[] reversed(int[] a) {
        int[] r = new int[a.length];
        for (int i = 0; i < a.length; i++)
            r[i] = a[a.length - 1 - i];
        return r;
    }
}
// OUTPUT PROVED Copy.reversed(int[])
