// ARGS --way runs --ints math
// In order up to i, and nothing behind is less than anything before.
class SelectionSort {
    //@ ensures (\forall int k, l; 0 <= k && k < l && l < a.length; a[k] <= a[l]);
    static void selectionSort(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int m = i;
            for (int j = i + 1; j < a.length; j++)
                if (a[j] < a[m])
                    m = j;
            int t = a[i];
            a[i] = a[m];
            a[m] = t;
        }
    }
}
// OUTPUT PROVED SelectionSort.selectionSort(int[])
// OUTPUT invariants found by runs, kept where inductive: 60 inputs
