// What ranges and bodies of quantifiers must be.
class QuantifierErrors {
    int[] a;

    //@ invariant (\forall int i; i; a[i] > 0); // EXPECT error@35: range of \forall must be boolean, found 'int'
    //@ invariant (\exists int i; a[i]); // EXPECT error@35: body of \exists must be boolean, found 'int'
    //@ invariant (\sum int i; i > 0; a) > 0; // EXPECT error: body of \sum must be numeric, found 'int[]'
    //@ invariant (\max int i; i > 0; true) > 0; // EXPECT error: body of \max must be numeric, found 'boolean'
    //@ invariant (\num_of int i; i > 0; i) > 0; // EXPECT error: body of \num_of must be boolean, found 'int'
    //@ invariant (\forall var v; true); // EXPECT error: bound variable 'v' needs a type
    //@ invariant (\forall int i; i > 0; true) && i > 0; // EXPECT error: 'i'
    //@ ghost int total = (\num_of int k; k == 1; true); // EXPECT error: 'long'
}
// COVERS \forall, \exists, \sum, \max, \num_of
