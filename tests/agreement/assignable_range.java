class AssignableRange {
    // HOLDS
    //@ requires a.length == 3;
    //@ assignable a[0 .. 1];
    static void within(int[] a) { a[0] = 1; a[1] = 2; }

    // VIOLATED
    //@ requires a.length == 3;
    //@ assignable a[0 .. 1];
    static void beyond(int[] a) { a[2] = 1; }

    // HOLDS
    //@ requires 0 <= from && from <= to && to < a.length;
    //@ assignable a[from .. to];
    static void ends(int[] a, int from, int to) { a[from] = 1; a[to] = 2; }

    // VIOLATED
    //@ requires 0 <= from && from <= to && to < a.length;
    //@ assignable a[from .. to - 1];
    static void last(int[] a, int from, int to) { a[from] = 1; a[to] = 2; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
