// ARGS --unroll 3
class CutUnroll {
    //@ ensures \result >= 0;
    static int length(int[] a) {
        int i = 0;
        while (i < a.length) { // EXPECT cut: loop
            i++;
        }
        return i;
    }

    // An array has three elements at most here: nothing is cut.
    //@ requires a.length <= 3;
    //@ ensures \result == a.length;
    static int shorter(int[] a) {
        int i = 0;
        while (i < a.length) {
            i++;
        }
        return i;
    }
}
// OUTPUT HOLDS, CUT CutUnroll.length(int[])
// OUTPUT HOLDS CutUnroll.shorter(int[])
