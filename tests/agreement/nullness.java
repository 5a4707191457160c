class Nullness {
    Nullness always;
    /*@ nullable @*/ Nullness maybe;
    int n;

    // HOLDS
    //@ ensures true;
    int through() { return always.n; }

    // VIOLATED
    //@ ensures true;
    int throughMaybe() { return maybe.n; }

    // HOLDS
    //@ ensures \result != null;
    Nullness get() { return always; }

    // VIOLATED
    //@ ensures true;
    Nullness getMaybe() { return maybe; }

    // HOLDS
    //@ ensures maybe == null;
    void clear() { maybe = null; }

    // VIOLATED
    //@ ensures true;
    void clearAlways() { always = null; }

    // HOLDS
    //@ ensures true;
    void pass() { take(always); }

    // VIOLATED
    //@ ensures true;
    void passMaybe() { take(maybe); }

    // HOLDS
    //@ ensures true;
    static void take(Nullness o) { }
}
// DECIDED cadical 9, z3 8, quantified 8, prove 8, inline 9, paths 9
