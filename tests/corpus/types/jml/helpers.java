// helper methods, and spec_protected members seen by subclasses.
class Helpers {
    /*@ spec_protected @*/ private int count;
    //@ protected invariant count >= 0;

    private /*@ helper @*/ void raise() { count++; }
}

class Below extends Helpers {
    //@ protected invariant count >= 0;
}
// COVERS helper, spec_protected
