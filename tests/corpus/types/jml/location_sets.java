// Sets of locations as values: dynamic frames.
class LocationSets {
    int x;
    int[] a;
    LocationSets next;
    static int counter;
    //@ ghost \locset footprint;
    //@ model \locset frame;
    //@ represents frame = \set_union(\singleton(this.x), a[*], this.*);
    //@ invariant \subset(\singleton(this.footprint), footprint);
    //@ invariant \disjoint(footprint, \singleton(x)) && footprint != \empty;
    //@ invariant footprint == \set_minus(\intersect(this.*, \everything), \storeref(x, next.x));

    //@ pure model \locset reached();

    //@ ensures \new_elems_fresh(footprint) && \fresh(\set_minus(footprint, \old(footprint)));
    //@ assignable footprint, frame, next.frame, reached(), \set_union(this.x, a[0..2]);
    //@ assignable LocationSets.*, LocationSets.counter, \strictly_nothing;
    void use() { }

    //@ ensures (\infinite_union LocationSets o; o != null; o.footprint) == \all_fields(this);
    //@ writes (\infinite_union int i; 0 <= i; \singleton(a[i]));
    void all() { }
}
// COVERS location sets, synonyms
