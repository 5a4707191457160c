// An informal expression that does not end.
class Informal {
    //@ invariant (* all is well; // EXPECT error: expected expression, found '*'
}
// COVERS informal expressions, malformed JML
