// In the first iteration there is no array yet: what is seen in runs says nothing of its elements there.
// ARGS --way runs
class MadeLate {
    //@ requires n > 0 && n < 1000;
    //@ ensures \result == n;
    static int filled(int n) {
        int[] made = null;
        int i = 0;
        while (i < n) {
            if (made == null)
                made = new int[n];
            made[i] = 7; // EXPECT unknown: index out of bounds: ArrayIndexOutOfBoundsException: could not be shown in 'MadeLate.filled(int)'
            i++;
        }
        return i;
    }

    //@ requires n > 0 && n < 1000;
    //@ ensures \result == n + 1; // EXPECT violated: postcondition in 'MadeLate.filledWrong(int)'
    static int filledWrong(int n) {
        int[] made = null;
        int i = 0;
        while (i < n) {
            if (made == null)
                made = new int[n];
            made[i] = 7;
            i++;
        }
        return i;
    }
}
// EXIT 1
