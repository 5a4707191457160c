class LocationSetsErrors {
    int x;
    //@ ghost \locset footprint = 3; // EXPECT error: cannot convert 'int' to '\locset'
    //@ invariant \subset(footprint); // EXPECT error: \subset takes 2 arguments, found 1
    //@ invariant \disjoint(footprint, 3); // EXPECT error: expected location, found '3'
    //@ invariant \subset(footprint, \result); // EXPECT error: not a location: expected a variable, a field, an array element, 'x.*' or 'a[i..j]'
    //@ invariant footprint == x; // EXPECT error: operator '==' cannot be applied to '\locset' and 'int'
    //@ invariant \new_elems_fresh(footprint); // EXPECT error: \new_elems_fresh is not allowed in 'invariant'

    //@ pure model int number();
    //@ assignable number(); // EXPECT error: not a location: expected a variable, a field, an array element, 'x.*' or 'a[i..j]'
    void m() { }
}
// COVERS location sets
