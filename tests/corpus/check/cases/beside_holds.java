// ARGS --array-length 6 --timeout 100 --jobs 2
// A single method with two processes: one follows its paths while the other solves.
class Beside {
    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
      @ ensures (\forall int k; (\num_of int i; 0 <= i && i < a.length; a[i] == k)
      @                         == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)));
      @*/
    static void insertionSort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && a[j - 1] > a[j]; j--) {
                int value = a[j];
                a[j] = a[j - 1];
                a[j - 1] = value;
            }
        }
    }
}
// OUTPUT HOLDS Beside.insertionSort(int[])
