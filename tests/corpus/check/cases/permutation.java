// ARGS --array-length 6 --timeout 100
// Which of many numbers stands where depends on all comparisons: what the solver finds hard about all executions
// at once is plain on each path.
class Permutation {
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

    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]); // EXPECT violated: postcondition in 'Permutation.oneStepShort(int[])'
      @ ensures (\forall int k; (\num_of int i; 0 <= i && i < a.length; a[i] == k)
      @                         == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)));
      @*/
    static void oneStepShort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && a[j - 1] > a[j] && i - j < 4; j--) {
                int value = a[j];
                a[j] = a[j - 1];
                a[j - 1] = value;
            }
        }
    }
}
