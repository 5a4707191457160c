// A contract with an error: the method itself has no verdict, nor has who calls or overrides it.
class Base {
    //@ ensures \result == 1 // EXPECT error: expected ';', found end of JML annotation // EXPECT unknown: JML with an error (not modelled) in 'Derived.unfinished()' // EXPECT unknown: JML that Jury does not know (not modelled) in 'Derived.unfinished()'
    int unfinished() { return 1; } // EXPECT unknown: code with errors (not modelled) in 'Base.callsUnfinished()'

    //@ ensures \result == yy; // EXPECT error: cannot find variable 'yy' // EXPECT unknown: JML with an error (not modelled) in 'Derived.untyped()' // EXPECT unknown: JML that Jury does not know (not modelled) in 'Derived.untyped()'
    int untyped() { return 1; } // EXPECT unknown: code with errors (not modelled) in 'Base.callsUntyped()'

    //@ ensures \result == 1;
    int callsUnfinished() { return unfinished(); }

    //@ ensures \result == 1;
    int callsUntyped() { return untyped(); }

    //@ ensures \result == 1;
    int right() { return 1; }

    //@ signals (Missing e) true; // EXPECT error: cannot find type 'Missing' // EXPECT unknown: JML that Jury does not know (not modelled) in 'Derived.signals()'
    void signals() { }
}

class Derived extends Base {
    int unfinished() { return 1; }

    int untyped() { return 1; }

    void signals() { throw new RuntimeException(); }
}
// OUTPUT ERROR Base.unfinished()
// OUTPUT ERROR Base.untyped()
// OUTPUT HOLDS Base.right()
// OUTPUT ERROR Base.signals()
// OUTPUT UNKNOWN Derived.signals()
// EXIT 2
