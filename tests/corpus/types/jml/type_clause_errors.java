class TypeClauseErrors {
    int n;

    //@ static invariant n >= 0; // EXPECT error: 'n'
    //@ invariant n; // EXPECT error: 'int'
    //@ constraint nothing > 0; // EXPECT error: 'nothing'
    //@ axiom this.n > 0; // EXPECT error: 'this'
    //@ initially n > \result; // EXPECT error: \result is allowed only in postconditions
}
// COVERS invariant, constraint, initially, axiom
