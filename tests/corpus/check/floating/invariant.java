// Loops cut by their invariants: variables and elements of float and double get any value that these allow.
// ARGS --loops invariant
class Invariant {
    //@ assignable cells[*];
    //@ ensures (\forall int i; 0 <= i && i < cells.length; cells[i] == 0.5);
    static void fill(double[] cells) {
        //@ maintaining 0 <= i && i <= cells.length && (\forall int j; 0 <= j && j < i; cells[j] == 0.5);
        //@ decreases cells.length - i;
        for (int i = 0; i < cells.length; i++)
            cells[i] = 0.5;
    }

    //@ requires cells.length == 3 && cells[2] == 1;
    //@ assignable cells[*];
    //@ ensures cells[2] == 1; // EXPECT violated: postcondition in 'Invariant.forget(float[])'
    static void forget(float[] cells) {
        //@ maintaining 0 <= i && i <= 3;
        //@ decreases 3 - i;
        for (int i = 0; i < cells.length; i++)
            cells[i] = 0.5f;
    }

    //@ requires 0 <= x && x <= 10;
    //@ ensures 100 <= \result && \result <= 1000;
    static float grow(float x) {
        //@ maintaining 0 <= x && x <= 1000;
        while (x < 100)
            x += 50;
        return x;
    }

    //@ requires 0 <= x && x <= 10;
    //@ ensures \result > 0;
    static double shrink(double x) {
        double y = 1 + x;
        //@ maintaining y > 1; // EXPECT violated: loop invariant in 'Invariant.shrink(double)'
        while (y > 1.5)
            y /= 2;
        return y;
    }
}
