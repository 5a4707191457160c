// Operators and functions of JML without their operands.
class Operators {
    //@ invariant a ==> ; // EXPECT error: expected expression, found ';'
    //@ invariant a <== ; // EXPECT error: expected expression, found ';'
    //@ invariant a <==> ; // EXPECT error: expected expression, found ';'
    //@ invariant a <=!=> ; // EXPECT error: expected expression, found ';'
    //@ invariant a <: ; // EXPECT error: expected expression, found ';'
    //@ invariant 0 < a < ; // EXPECT error: expected expression, found ';'
    //@ invariant (\product int i; i > 0; ; // EXPECT error: expected expression, found ';'
    //@ invariant (\min int i i > 0; i) == 1; // EXPECT error: expected ';', found 'i'
    //@ invariant (\max int; i > 0; i) == 1; // EXPECT error: expected identifier, found ';'
    //@ invariant (\num_of i; i > 0) == 1; // EXPECT error: expected identifier, found ';'
    //@ invariant \nonnullelements(; // EXPECT error: expected expression, found ';'
    //@ invariant \typeof(a == \type(int); // EXPECT error: expected ')', found ';'
    //@ invariant \elemtype a == b; // EXPECT error: expected '(', found 'a'
    //@ invariant \invariant_for(; // EXPECT error: expected expression, found ';'
    //@ ghost \bigint = 1; // EXPECT error: expected identifier, found '='
    //@ invariant \reach(a, T, f, ).has(b); // EXPECT error: expected identifier, found ')'
    //@ invariant \reach(a).has(; // EXPECT error: expected expression, found ';'
    //@ invariant \result. ; // EXPECT error: expected identifier, found ';'
}
// COVERS ==>, <==, <==>, <=!=>, <:, chained comparisons, \product, \min, \max, \num_of
// COVERS \nonnullelements, \typeof, \elemtype, \invariant_for, \bigint, \reach with several fields
// COVERS \reach(...).has, \result, malformed JML
