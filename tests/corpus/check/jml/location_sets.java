// \locset: model fields, unions, differences; \subset and \disjoint.
class LocationSets {
    int x, y;
    /*@ non_null @*/ int[] a = new int[2];
    //@ model \locset foot; represents foot = \set_union(\singleton(x), \storeref(a[*]));

    //@ requires a.length > 0;
    //@ assignable foot;
    //@ ensures x == 3;
    void inside() {
        x = 3;
        a[0] = 1;
    }

    //@ assignable foot;
    void outside() {
        y = 3; // EXPECT violated: assignment to 'y', which is not assignable in 'LocationSets.outside()'
    }

    //@ assignable \set_minus(\storeref(this.*), \singleton(y));
    void minus() {
        x = 1;
        y = 1; // EXPECT violated: assignment to 'y', which is not assignable in 'LocationSets.minus()'
    }

    //@ ensures \disjoint(\singleton(x), \singleton(y)) && \subset(\singleton(x), foot);
    void questions() { }

    //@ ensures foot == \locset(x, a[*]) && \intersect(foot, \singleton(y)) == \empty;
    //@ ensures \disjoint(\singleton(x), \singleton(y), \storeref(a[*]));
    void equal() { }

    //@ ensures foot == \singleton(x); // EXPECT violated: postcondition in 'LocationSets.unequal()'
    void unequal() { }

    //@ ensures \disjoint(\singleton(y), \singleton(x), foot); // EXPECT violated: postcondition in 'LocationSets.joint()'
    void joint() { }

    //@ requires a.length > 0;
    //@ assignable a, foot;
    //@ ensures \new_elems_fresh(foot);
    void grown() {
        a = new int[a.length];
    }

    //@ requires b != a && b.length > 0;
    //@ assignable a, foot;
    //@ ensures \new_elems_fresh(foot); // EXPECT violated: postcondition in 'LocationSets.taken(int[])'
    void taken(int[] b) {
        a = b;
    }

    //@ ensures \subset(\singleton(y), foot); // EXPECT violated: postcondition in 'LocationSets.wrong()'
    void wrong() { }
}
// OUTPUT HOLDS LocationSets.inside()
// OUTPUT HOLDS LocationSets.questions()
// OUTPUT HOLDS LocationSets.equal()
// OUTPUT HOLDS LocationSets.grown()
