// `s[i..j]` of a \seq is \seq_sub(s, i, j): without the element at j.
class Slices {
    //@ requires a.length == 4;
    //@ ensures \result == \array2seq(a)[1..3].length;
    static int two(int[] a) {
        return 2;
    }

    //@ requires a.length == 4;
    //@ ensures \result == \array2seq(a)[1..3].length; // EXPECT violated: postcondition in 'Slices.three(int[])'
    static int three(int[] a) {
        return 3;
    }

    //@ requires a.length == 4;
    //@ ensures \result == (int) \array2seq(a)[1..3][0] && \array2seq(a)[1 .. 3] == \seq_sub(\array2seq(a), 1, 3);
    static int first(int[] a) {
        return a[1];
    }

    //@ requires a.length == 2;
    //@ ensures \array2seq(a)[1..4].length == 3; // EXPECT violated: postcondition in 'Slices.beyond(int[])'
    static void beyond(int[] a) {
    }

    //@ ensures \same(x, y); // EXPECT warning: unknown JML expression '\same'; its clause cannot be checked
    // EXPECT-PREV unknown: \same (not modelled) in 'Slices.unknown(int, int)'
    static void unknown(int x, int y) {
    }
}
// OUTPUT HOLDS Slices.two(int[])
// OUTPUT HOLDS Slices.first(int[])
// EXIT 1
