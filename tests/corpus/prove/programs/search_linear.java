class Search {
    //@ ensures \result == -1 || (0 <= \result && \result < a.length && a[\result] == key);
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != key);
    static int linear(int[] a, int key) {
        for (int i = 0; i < a.length; i++)
            if (a[i] == key)
                return i;
        return -1;
    }
}
// OUTPUT PROVED Search.linear(int[], int)
