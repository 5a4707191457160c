class Search {
    //@ ensures \result <==> (\exists int k; 0 <= k && k < a.length; a[k] == key);
    static boolean contains(int[] a, int key) {
        boolean found = false;
        for (int i = 0; i < a.length && !found; i++)
            if (a[i] == key)
                found = true;
        return found;
    }
}
// OUTPUT PROVED Search.contains(int[], int)
