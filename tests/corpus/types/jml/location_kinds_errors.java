// Locations that are none.
class LocationKinds {
    int x;
    LocationKinds next;

    //@ assignable \reach(x); // EXPECT error: argument of \reach must be a reference, found 'int'
    void a() { }

    //@ accessible x + 1; // EXPECT error: expected ';', found '+'
    int c() { return x; }

    //@ ensures \reach(next, LocationKinds, next, x).has(this); // EXPECT error: field 'x' is not a reference field of 'LocationKinds'
    void d() { }

    //@ assignable \nothing.x; // EXPECT error: \nothing is not a value
    void f() { }
}
// COVERS assignable, assignable \nothing and \everything, assignable \reach, accessible
// COVERS \reach with several fields
