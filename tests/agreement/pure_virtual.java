class PureVirtual {
    /*@ pure @*/ int v() { return 1; }
}
class PureVirtualMore extends PureVirtual {
    /*@ pure @*/ int v() { return 2; }

    // HOLDS
    //@ ensures super.v() == 1;
    void above() { }

    // VIOLATED
    //@ ensures super.v() == 2;
    void aboveWrong() { }

    // VIOLATED
    //@ ensures o.v() == 1;
    static void any(PureVirtual o) { }

    // HOLDS
    //@ ensures o.v() == 1 || o.v() == 2;
    static void either(PureVirtual o) { }

    // HOLDS
    //@ ensures o.v() == 2;
    static void exact(PureVirtualMore o) { }
}
// DECIDED cadical 5, z3 4, quantified 2, prove 3, inline 5, paths 5
