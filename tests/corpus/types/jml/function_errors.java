// Wrong arguments of JML's functions.
class FunctionErrors {
    int n;
    int[] a;

    //@ invariant \nonnullelements(n); // EXPECT error@36: argument of \nonnullelements must be an array or collection, found 'int'
    //@ invariant \nonnullelements(this); // EXPECT error: argument of \nonnullelements must be an array or collection, found 'FunctionErrors'
    //@ invariant \invariant_for(n); // EXPECT error: argument of \invariant_for must be a reference, found 'int'
    //@ invariant \elemtype(a) == \type(int); // EXPECT error: argument of \elemtype must be \TYPE, found 'int[]'
    //@ invariant \typeof(f()) == \type(int); // EXPECT error: argument of \typeof must be a value, found 'void'
    //@ invariant \max(n) == this; // EXPECT error: argument of \max must be a set of objects, found 'int'
    //@ invariant \typeof(n, a) == \type(int); // EXPECT error: \typeof takes 1 argument, found 2
    //@ invariant (\lblpos here n) > 0; // EXPECT error: operand of \lblpos must be boolean, found 'int'
    //@ invariant \is_initialized(int); // EXPECT error@35: argument of \is_initialized must be a class, found 'int'
    //@ invariant \static_invariant_for(int[]); // EXPECT error: argument of \static_invariant_for must be a class, found 'int[]'
    //@ invariant \same; // EXPECT error: \same is allowed only in preconditions
    //@ invariant \exception == null; // EXPECT error: \exception is allowed only in 'signals'
    //@ invariant \index == 0; // EXPECT error: \index is allowed only in loop specifications
    //@ invariant \values.isEmpty(); // EXPECT error: \values is allowed only in loop specifications
    //@ invariant n == \nothing; // EXPECT error: \nothing is not a value

    //@ ensures \fresh(n); // EXPECT error: argument of \fresh must be a reference, found 'int'
    //@ ensures \fresh(); // EXPECT error: \fresh takes at least 1 argument, found 0
    /*@ pure @*/ void f() {}
}
// COVERS \max, \fresh, \nonnullelements, \typeof, \type, \elemtype, \invariant_for, \lbl
