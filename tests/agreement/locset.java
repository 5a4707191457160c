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

    int[] a;
    //@ model \locset foot; represents foot = x, a[*];
    //@ model \locset some; represents some = \infinite_union(int i; 0 <= i && i < 2; a[i]);

    // HOLDS
    //@ requires a.length == 2; assignable foot;
    void listed() { x = 1; a[0] = 2; }

    // VIOLATED
    //@ requires a.length == 2; assignable foot;
    void notListed() { x = 1; y = 2; }

    // HOLDS
    //@ requires a.length == 3; assignable some;
    void united() { a[1] = 2; }

    // VIOLATED
    //@ requires a.length == 3; assignable some;
    void notUnited() { a[2] = 2; }

    // HOLDS
    //@ requires \disjoint(\locset(p.x), \locset(this.x)); ensures x == \old(x); assignable p.x;
    void apart(Locset p) { p.x = 3; }

    // VIOLATED
    //@ ensures \disjoint(\locset(p.x), \locset(this.x)) && \subset(some, foot);
    void perhapsApart(Locset p) { }
}
// DECIDED cadical 10, z3 9, quantified 9, prove 7, inline 10, paths 10
