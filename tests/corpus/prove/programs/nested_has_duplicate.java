class Nested {
    //@ ensures \result ==> (\exists int i, j; 0 <= i && i < j && j < a.length; a[i] == a[j]);
    static boolean hasDuplicate(int[] a) {
        for (int i = 0; i < a.length; i++)
            for (int j = i + 1; j < a.length; j++)
                if (a[i] == a[j])
                    return true;
        return false;
    }
}
// OUTPUT PROVED Nested.hasDuplicate(int[])
