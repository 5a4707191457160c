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

    // HOLDS
    //@ requires a.length == 3;
    //@ ensures \not_modified(a[1 .. 2]);
    void first() { a[0]++; }

    // VIOLATED
    //@ requires a.length == 3;
    //@ ensures \not_modified(a[*]);
    void all() { a[2]++; }

    // HOLDS
    //@ ensures \not_modified(a[*]);
    void none() { a = a.length == 0 ? a : new int[2]; }
}
// DECIDED cadical 7, z3 5, quantified 5, prove 5, inline 7, paths 7
