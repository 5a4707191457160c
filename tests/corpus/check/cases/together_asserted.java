// ARGS --paths-first --array-length 4 --objects 2
// Assertions in the code look at variables that nothing else needs any more: paths that differ in those are not followed together.
class TogetherAsserted {
    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
      @*/
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && a[j] < a[j - 1]; j--) {
                int value = a[j];
                a[j] = a[j - 1];
                a[j - 1] = value;
                //@ assert a[j - 1] == value;
            }
            //@ assert a[i - 1] <= a[i];
        }
    }

    //@ requires a.length == 3;
    //@ ensures true;
    static void counts(int[] a) {
        int count = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i] < a[i - 1]) {
                count++;
            }
        }
        //@ assert count < 2; // EXPECT violated: assertion in 'TogetherAsserted.counts(int[])'
    }
}
