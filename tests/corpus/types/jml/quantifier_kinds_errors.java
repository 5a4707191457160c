// \product and \min need numbers; \bigint takes no text.
class QuantifierKinds {
    //@ invariant (\product int i; 0 < i && i < 3; true) == 1; // EXPECT error: body of \product must be numeric, found 'boolean'
    //@ invariant (\min int i; 0 < i && i < 3; "x") == 1; // EXPECT error: body of \min must be numeric, found 'String'
    //@ ghost \bigint big = "x"; // EXPECT error: cannot convert 'String' to '\bigint'
    //@ invariant (\bigint) "x" == 0; // EXPECT error: cannot cast 'String' to '\bigint'
}
// COVERS \product, \min, \bigint
