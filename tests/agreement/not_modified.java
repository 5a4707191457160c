class NotModified {
    int x, y;
    int[] a;

    // HOLDS
    //@ ensures \not_modified(y);
    void one() { x = 1; }

    // VIOLATED
    //@ ensures \not_modified(x, y);
    void two() { x = 1; }

    // HOLDS
    //@ ensures \not_modified(o.x);
    void same(NotModified o) { x = x; }

    // VIOLATED
    //@ ensures \not_modified(o.x);
    void other(NotModified o) { x = 2; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
