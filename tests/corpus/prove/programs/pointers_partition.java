class Pointers {
    //@ ensures 0 <= \result && \result <= a.length;
    //@ ensures (\forall int k; 0 <= k && k < \result; a[k] <= pivot);
    //@ ensures (\forall int k; \result <= k && k < a.length; a[k] > pivot);
    static int partition(int[] a, int pivot) {
        int i = 0;
        int j = a.length;
        while (i < j) {
            if (a[i] <= pivot) {
                i++;
            } else {
                j--;
                int t = a[i];
                a[i] = a[j];
                a[j] = t;
            }
        }
        return i;
    }
}
// OUTPUT PROVED Pointers.partition(int[], int)
