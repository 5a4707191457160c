// An informal expression is a boolean.
class InformalErrors {
    //@ invariant (* all is well *) && true;
    //@ invariant (* all is well *) + 1 == 2; // EXPECT error: operator '+' cannot be applied to 'boolean' and 'int'
}
// COVERS informal expressions
