class QuantifiersBad {
    int x;

    // EXPECT-NEXT error: expected type, found ')'
    //@ requires (\forall );
    // EXPECT-NEXT error: expected identifier, found ';'
    //@ requires (\forall int; x > 0);
    // EXPECT-NEXT error: expected ';', found ')'
    //@ requires (\forall int i);
    // EXPECT-NEXT error: expected identifier, found ';'
    //@ requires (\forall int i, ; x > 0);
    // EXPECT-NEXT error: expected expression, found ')'
    //@ requires (\forall int i; );
    // EXPECT-NEXT error: expected expression, found ')'
    //@ requires (\forall int i; i > 0; );
    // EXPECT-NEXT error: expected ')', found ';'
    //@ requires (\forall int i; i > 0; i > 0; i > 0);
    // EXPECT-NEXT error: expected ')', found 'i'
    //@ requires (\exists int i; i > 0 i < 3; i > 0);
    // EXPECT-NEXT error: expected ')', found ';'
    //@ requires (\sum int i; i > 0; i;
    // EXPECT-NEXT error: expected ';', found '='
    //@ requires (\forall int i = 0; i > 0);
    // EXPECT-NEXT error: expected type, found '('
    //@ requires \sum(x) > 0;
    //@ ensures true;
    void f() {}
}
// COVERS \forall, \exists, \sum, malformed JML
