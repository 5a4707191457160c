class MembersBad {
    // EXPECT-NEXT error: expected identifier, found ';'
    //@ model int ;

    // EXPECT-NEXT error: expected ';', found end of JML annotation
    //@ ghost int x

    int a;

    // EXPECT-NEXT error: expected expression, found ';'
    //@ ghost int y = ;

    // EXPECT-NEXT error: expected identifier, found '3'
    //@ model int 3 x;
    //@ model int b;

    int z;
}
// COVERS model, ghost, ghost fields, malformed JML
