// ARGS --array-length 6 --timeout 100 --jobs 2
// A single method with two processes, and not all of its paths hold.
class Beside {
    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]); // EXPECT violated: postcondition in 'Beside.oneStepShort(int[])'
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
// OUTPUT VIOLATED Beside.oneStepShort(int[])
