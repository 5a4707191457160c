// Sums and products over a few indexes are written out, as mathematical integers too.
class ShortSums {
    //@ requires a.length == 3;
    //@ ensures \result == (\sum int i; 0 <= i && i < 3; (\bigint) a[i]);
    static long three(int[] a) {
        return (long) a[0] + a[1] + a[2];
    }

    //@ requires a.length == 3;
    //@ ensures \result == (\sum int i; 0 <= i && i < 3; (\bigint) a[i]); // EXPECT violated: postcondition in 'ShortSums.wrapped(int[])'
    static long wrapped(int[] a) {
        return a[0] + a[1] + a[2];
    }

    //@ requires a.length == 4 && (\forall int i; 0 <= i && i < 4; 0 <= a[i] && a[i] < 100);
    //@ ensures \result == (\product int i; 1 <= i && i <= 2; (\bigint) a[i]);
    static int middle(int[] a) {
        return a[2] * a[1];
    }

    //@ requires a.length == 4;
    //@ ensures \result == (\num_of int i; 0 <= i && i < 4; a[i] > 0);
    static int positive(int[] a) {
        int n = a[0] > 0 ? 1 : 0;
        n += a[1] > 0 ? 1 : 0;
        n += a[2] > 0 ? 1 : 0;
        return n + (a[3] > 0 ? 1 : 0);
    }
}
// OUTPUT PROVED ShortSums.three(int[])
// OUTPUT PROVED ShortSums.middle(int[])
// OUTPUT PROVED ShortSums.positive(int[])
