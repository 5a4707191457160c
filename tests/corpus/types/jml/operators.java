// JML's operators.
class Operators {
    int n;
    Boolean boxed;

    //@ invariant n > 0 ==> n >= 1 ==> n != 0;
    //@ invariant n >= 1 <== n > 0;
    //@ invariant n > 0 <==> n >= 1;
    //@ invariant n > 0 <=!=> n <= 0;
    //@ invariant boxed ==> boxed;
    //@ invariant 0 < n <= 10;
    //@ invariant 10 >= n > 0L;
    //@ invariant getClass() <: \type(Operators);
    //@ invariant this <# boxed || this <#= boxed;

    //@ requires o instanceof Operators p ==> p.n > 0;
    void pattern(Object o) {}
}
// COVERS ==>, <==, <==>, <=!=>, <:, chained comparisons, \type
