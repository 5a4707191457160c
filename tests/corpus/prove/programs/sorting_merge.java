class Sorting {
    //@ requires a.length < 1000 && b.length < 1000;
    //@ ensures \result.length == a.length + b.length;
    static int[] merge(int[] a, int[] b) {
        int[] r = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        int k = 0;
        while (i < a.length && j < b.length) {
            if (a[i] <= b[j])
                r[k++] = a[i++];
            else
                r[k++] = b[j++];
        }
        while (i < a.length)
            r[k++] = a[i++];
        while (j < b.length)
            r[k++] = b[j++];
        return r;
    }
}
// OUTPUT PROVED Sorting.merge(int[], int[])
