// ARGS --way runs
// In order from i on, and nothing before is greater than anything behind.
class BubbleSort {
    //@ ensures (\forall int k, l; 0 <= k && k < l && l < a.length; a[k] <= a[l]);
    static void bubbleSort(int[] a) {
        for (int i = a.length; i > 1; i--)
            for (int j = 0; j + 1 < i; j++)
                if (a[j] > a[j + 1]) {
                    int t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
    }
}
// OUTPUT PROVED BubbleSort.bubbleSort(int[])
// OUTPUT invariants found by runs, kept where inductive: 60 inputs
