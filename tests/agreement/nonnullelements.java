class NonNullElements {
    // HOLDS
    //@ requires \nonnullelements(a) && a.length > 0;
    //@ ensures \result != null;
    static NonNullElements first(NonNullElements[] a) { return a[0]; }

    // VIOLATED
    //@ requires a.length > 0;
    //@ ensures \result != null;
    static /*@ nullable @*/ NonNullElements maybe(/*@ nullable @*/ NonNullElements /*@ nullable @*/ [] a) {
        return a == null ? null : a.length > 0 ? a[0] : null;
    }

    // HOLDS
    //@ requires \nonnullelements(a) && a.length == 2;
    //@ ensures \nonnullelements(a);
    static void swap(NonNullElements[] a) { NonNullElements t = a[0]; a[0] = a[1]; a[1] = t; }

    // VIOLATED
    //@ requires \nonnullelements(a) && a.length == 2 && \typeof(a) == \type(NonNullElements[]);
    //@ ensures \nonnullelements(a);
    static void clear(NonNullElements[] a) { a[0] = null; }
}
// DECIDED cadical 4, z3 3, quantified 1, prove 3, inline 4, paths 4
