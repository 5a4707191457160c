// What can be cut into slices, and with what.
class SlicesErrors {
    //@ ensures a[0..1] == a[0..1]; // EXPECT error: argument of \seq_sub must be a \seq, found 'int[]'
    // EXPECT-PREV error: argument of \seq_sub must be a \seq, found 'int[]'
    static void array(int[] a) {
    }

    //@ ensures \array2seq(a)[a..1].length == 1; // EXPECT error: argument of \seq_sub must be an integer, found 'int[]'
    static void from(int[] a) {
    }

    //@ ensures \array2seq(a)[0..; // EXPECT error: expected expression, found ';'
    static void open(int[] a) {
    }
}
