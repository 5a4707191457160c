// A clause is broken where a part of it has no value, too: what is reported says which part, and why.
// EXIT 1
class NoValue {
    /*@ nullable @*/ NoValue next;
    int value;

    static class Left extends NoValue {
        int left;
    }

    //@ ensures a[0] == 1; // EXPECT violated: postcondition in 'NoValue.empty(int[])'
    static void empty(int[] a) {
        if (a.length > 0)
            a[0] = 1;
    }

    //@ ensures 10 / x >= 0 || x <= 0; // EXPECT violated: postcondition in 'NoValue.divisor(int)'
    static void divisor(int x) {
    }

    //@ requires n.value == 3 && n.next == null;
    //@ ensures n.next.value == 0; // EXPECT violated: postcondition in 'NoValue.ofNull(NoValue)'
    static void ofNull(/*@ non_null @*/ NoValue n) {
    }

    //@ ensures ((Left) n).left == n.value; // EXPECT violated: postcondition in 'NoValue.cast(NoValue)'
    static void cast(NoValue n) {
        if (n instanceof Left)
            ((Left) n).left = n.value;
    }

    // The precondition of the other case is of no account.
    //@ requires a.length > 0 && a[0] == 1;
    //@ ensures true;
    //@ also
    //@ requires a.length == 0;
    //@ ensures \result == 1; // EXPECT violated: postcondition in 'NoValue.cases(int[])'
    static int cases(int[] a) {
        return 0;
    }

    static void assertion(int[] a) {
        //@ assert a.length == 2 ==> a[-1] == a[0]; // EXPECT violated: assertion in 'NoValue.assertion(int[])'
    }

    // What is not asked needs no value; and what is just false has one.
    //@ ensures a.length == 0 || a[0] == 1; // EXPECT violated: postcondition in 'NoValue.guarded(int[])'
    static void guarded(int[] a) {
    }

    //@ ensures a.length == 0 || a[0] == 1;
    static void kept(int[] a) {
        if (a.length > 0)
            a[0] = 1;
    }
}
// OUTPUT tests/corpus/check/jml/no_value.java:11:17: note: no value here: index 0 out of bounds for length 0
// OUTPUT tests/corpus/check/jml/no_value.java:17:17: note: no value here: division by zero
// OUTPUT tests/corpus/check/jml/no_value.java:22:17: note: no value here: this is null
// OUTPUT tests/corpus/check/jml/no_value.java:26:18: note: no value here: the object is not of this class
// OUTPUT VIOLATED NoValue.cases(int[])
// OUTPUT tests/corpus/check/jml/no_value.java:43:38: note: no value here: index -1 out of bounds for length 2
// OUTPUT VIOLATED NoValue.guarded(int[])
// OUTPUT HOLDS NoValue.kept(int[])
