// ARGS --way runs
// In order up to i; while one is moved to its place, in order around the gap.
class InsertionSort {
    //@ ensures (\forall int k; 0 < k && k < a.length; a[k - 1] <= a[k]);
    static void insertionSort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int v = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > v) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = v;
        }
    }
}
// OUTPUT PROVED InsertionSort.insertionSort(int[])
// OUTPUT invariants found by runs, kept where inductive: 60 inputs
