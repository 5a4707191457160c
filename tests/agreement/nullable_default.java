/*@ nullable_by_default @*/ class NullableDefault {
    NullableDefault maybe;
    /*@ non_null @*/ NullableDefault always = this;
    int n;

    // VIOLATED
    //@ ensures true;
    static int read(NullableDefault o) { return o.n; }

    // HOLDS
    //@ ensures true;
    static int readAlways(/*@ non_null @*/ NullableDefault o) { return o.always.n; }

    // VIOLATED
    //@ ensures true;
    static int readMaybe(/*@ non_null @*/ NullableDefault o) { return o.maybe.n; }

    // HOLDS
    //@ requires o != null && o.maybe != null;
    //@ ensures \result == o.maybe.n;
    static int guarded(NullableDefault o) { return o.maybe.n; }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
