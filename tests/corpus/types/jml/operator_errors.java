// Operands of the wrong type.
class OperatorErrors {
    int n;

    //@ invariant n ==> n > 0; // EXPECT error@19: operand of '==>' must be boolean, found 'int'
    //@ invariant n > 0 <== n; // EXPECT error@29: operand of '<==' must be boolean, found 'int'
    //@ invariant n <==> true; // EXPECT error: operand of '<==>' must be boolean, found 'int'
    //@ invariant true <=!=> this; // EXPECT error: operand of '<=!=>' must be boolean, found 'OperatorErrors'
    //@ invariant this <: \type(Object); // EXPECT error: operand of '<:' must be \TYPE or Class, found 'OperatorErrors'
    //@ invariant n <# this; // EXPECT error: operand of '<#' must be a reference, found 'int'
    //@ invariant this <#= n; // EXPECT error: operand of '<#=' must be a reference, found 'int'
    //@ invariant 0 < this <= 10; // EXPECT error@19: 'OperatorErrors'
    // EXPECT-PREV error@23: 'OperatorErrors'
    //@ invariant n; // EXPECT error: 'int'
}
// COVERS ==>, <==, <==>, <=!=>, <:, chained comparisons, \type
