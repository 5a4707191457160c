class Locset {
    int x, y;

    // HOLDS
    //@ assignable \set_union(\singleton(this.x), \singleton(this.y));
    void both() { x = 1; y = 2; }

    // VIOLATED
    //@ assignable \set_minus(\set_union(\singleton(this.x), \singleton(this.y)), \singleton(this.y));
    void minus() { x = 1; y = 2; }

    // HOLDS
    //@ ensures \subset(\singleton(this.x), \set_union(\singleton(this.x), \singleton(this.y)));
    void subset() { }

    // VIOLATED
    //@ ensures \disjoint(\singleton(this.x), \set_union(\singleton(this.x), \singleton(this.y)));
    void disjoint() { }
}
// DECIDED cadical 4, z3 3, quantified 3, prove 3, inline 4, paths 4
