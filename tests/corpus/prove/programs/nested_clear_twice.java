class Nested {
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 0);
    static void clearTwice(int[] a) {
        for (int round = 0; round < 2; round++)
            for (int i = 0; i < a.length; i++)
                a[i] = 0;
        for (int i = 0; i < a.length; i++)
            a[i] = 0;
    }
}
// OUTPUT PROVED Nested.clearTwice(int[])
