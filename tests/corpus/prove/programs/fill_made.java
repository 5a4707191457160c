class Fill {
    //@ requires n >= 0;
    //@ ensures \result.length == n;
    //@ ensures (\forall int k; 0 <= k && k < n; \result[k] == 7);
    static int[] made(int n) {
        int[] r = new int[n];
        for (int i = 0; i < n; i++)
            r[i] = 7;
        return r;
    }
}
// OUTPUT PROVED Fill.made(int)
