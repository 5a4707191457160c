// The object of a constructor is \fresh for its contract, by contract, too.
class FreshConstructed {
    //@ assignable \nothing; ensures \fresh(this);
    FreshConstructed() { }

    //@ ensures \fresh(this);
    FreshConstructed(int unused) { this(); }

    //@ ensures \fresh(\result);
    static FreshConstructed made() { return new FreshConstructed(); }

    //@ ensures !\fresh(\result); // EXPECT violated: postcondition in 'FreshConstructed.notMade()'
    static FreshConstructed notMade() { return new FreshConstructed(); }

    //@ ensures \fresh(\result); // EXPECT violated: postcondition in 'FreshConstructed.given(FreshConstructed)'
    static FreshConstructed given(FreshConstructed old) { new FreshConstructed(); return old; }
}
// EXIT 1
// OUTPUT HOLDS FreshConstructed.FreshConstructed()
// OUTPUT HOLDS FreshConstructed.FreshConstructed(int)
// OUTPUT HOLDS FreshConstructed.made()
