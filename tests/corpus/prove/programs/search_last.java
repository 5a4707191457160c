class Search {
    //@ ensures -1 <= \result && \result < a.length;
    //@ ensures \result >= 0 ==> a[\result] == key;
    //@ ensures (\forall int k; \result < k && k < a.length; a[k] != key);
    static int last(int[] a, int key) {
        int i = a.length - 1;
        while (i >= 0 && a[i] != key)
            i--;
        return i;
    }
}
// OUTPUT PROVED Search.last(int[], int)
