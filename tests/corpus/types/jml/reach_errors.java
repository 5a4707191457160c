// \reach needs references and reference fields; its set has few methods.
class ReachErrors {
    ReachErrors next;
    static ReachErrors shared;
    int key;

    //@ invariant \reach(key).has(this); // EXPECT error@26: argument of \reach must be a reference, found 'int'
    //@ invariant \reach(this, int).has(this); // EXPECT error: type in \reach must be a reference type, found 'int'
    //@ invariant \reach(this, ReachErrors, key).has(this); // EXPECT error@45: field 'key' is not a reference field of 'ReachErrors'
    //@ invariant \reach(this, ReachErrors, nothing).has(this); // EXPECT error: field 'nothing' is not a reference field of 'ReachErrors'
    //@ invariant \reach(this, ReachErrors, shared).has(this); // EXPECT error: field 'shared' is not a reference field of 'ReachErrors'
    //@ invariant \reach(this).has(key); // EXPECT error: argument of 'has' must be a reference, found 'int'
    //@ invariant \reach(this).has(); // EXPECT error: 'has' of an object set takes 1 argument, found 0
    //@ invariant \reach(this).size(this) > 0; // EXPECT error: 'size' of an object set takes 0 arguments, found 1
    //@ invariant \reach(this).add(this); // EXPECT error: an object set has no method 'add'
    //@ invariant \reach(this).containsAll(this); // EXPECT error: argument of 'containsAll' must be an object set, found 'ReachErrors'
}
// COVERS \reach of one object, \reach with type and field, \reach(...).has
