class GhostLocset {
    int x;
    static int count;
    //@ public ghost \locset footprint;
    //@ invariant \subset(\singleton(x), footprint);
    //@ invariant \subset(\singleton(footprint), footprint);
    //@ invariant \subset(footprint, this.*);
    //@ accessible \inv: footprint;

    // HOLDS
    //@ assignable \nothing;
    //@ ensures x == 0 && \fresh(footprint) && \fresh(this);
    GhostLocset() {
        //@ set footprint = \set_union(\singleton(x), \singleton(footprint));
    }

    // VIOLATED
    //@ ensures \fresh(footprint);
    GhostLocset(int unused) {
        //@ set footprint = \set_union(\locset(x, this.*), \singleton(count));
    }

    // HOLDS
    //@ assignable footprint;
    //@ ensures x == v && \new_elems_fresh(footprint);
    void put(int v) { x = v; }

    // VIOLATED
    //@ assignable footprint;
    void leaves(int v) { count = v; }

    // HOLDS
    //@ accessible footprint;
    //@ ensures \result == x;
    /*@ pure @*/ int get() { return x; }

    // VIOLATED
    //@ accessible footprint;
    /*@ pure @*/ int getCount() { return count; }

    // HOLDS
    //@ requires \disjoint(a.footprint, b.footprint);
    //@ assignable a.footprint;
    //@ ensures b.x == \old(b.x) && a.x == 7;
    static void apart(GhostLocset a, GhostLocset b) { a.put(7); }

    // VIOLATED
    //@ assignable a.footprint;
    //@ ensures b.x == \old(b.x);
    static void together(GhostLocset a, GhostLocset b) { a.put(7); }

    // VIOLATED
    //@ requires \disjoint(a.footprint, b.footprint);
    //@ assignable a.footprint;
    static void other(GhostLocset a, GhostLocset b) { b.put(7); }

    // HOLDS
    //@ ensures \disjoint(\result.footprint, old.footprint) && \fresh(\result);
    static GhostLocset made(GhostLocset old) { return new GhostLocset(); }

    // VIOLATED
    //@ ensures \disjoint(\result.footprint, old.footprint);
    static GhostLocset notMade(GhostLocset old) { return old; }

    // HOLDS
    //@ ensures true;
    static void local(GhostLocset a, boolean both) {
        //@ ghost \locset s = both ? a.footprint : \empty;
        //@ assert both ==> \subset(\singleton(a.x), s);
        //@ assert !both ==> \disjoint(\singleton(a.x), s);
        //@ set s = \set_union(s, \locset(a.x));
        //@ assert \subset(\singleton(a.x), s);
    }

    // VIOLATED
    //@ ensures true;
    static void localMinus(GhostLocset a) {
        //@ ghost \locset s = \locset(a.x);
        //@ set s = \set_minus(s, a.footprint);
        //@ assert \subset(\singleton(a.x), s);
    }
}
// UNDECIDED quantified: this 'set' statement
// UNDECIDED quantified: this field in a specification
// DECIDED cadical 13, z3 12, quantified 0, prove 12, inline 13, paths 13
