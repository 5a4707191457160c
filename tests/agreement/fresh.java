class Fresh {
    Fresh next;

    // HOLDS
    //@ ensures \fresh(\result) && \result != this;
    /*@ nullable @*/ Fresh make() { Fresh f = new Fresh(this); return f; }

    // VIOLATED
    //@ ensures \fresh(\result);
    Fresh get() { return next; }

    // HOLDS
    //@ ensures next == o;
    Fresh(Fresh o) { next = o; }

    // HOLDS
    //@ requires n >= 0 && n < 3;
    //@ ensures \fresh(\result) && \result.length == n;
    static int[] array(int n) { return new int[n]; }

    // VIOLATED
    //@ ensures \fresh(\result) || b;
    static int[] either(boolean b, int[] a) { return a; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 4, inline 4, paths 4
