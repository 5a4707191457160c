class Search {
    //@ requires (\exists int k; 0 <= k && k < a.length; a[k] == key);
    //@ ensures a[\result] == key;
    static int certain(int[] a, int key) {
        int i = 0;
        while (a[i] != key)
            i++;
        return i;
    }
}
// OUTPUT PROVED Search.certain(int[], int)
