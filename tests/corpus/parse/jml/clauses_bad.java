class ClausesBad {
    int x;

    // EXPECT-NEXT error@23: expected ';', found end of JML annotation
    //@ requires x > 0
    void a() {}

    //@ requires x > 0
    // EXPECT-NEXT error@9: expected ';', found 'ensures'
    //@ ensures x > 0;
    void b() {}

    // EXPECT-NEXT error@18: expected expression, found ';'
    //@ requires ;
    void c() {}

    // EXPECT-NEXT error@16: expected expression, found end of JML annotation
    //@ ensures
    void d() {}

    // EXPECT-NEXT error: expected ')', found ';'
    //@ requires (x > 0;
    // EXPECT-NEXT error: expected expression, found ')'
    //@ ensures x > );
    //@ ensures x > 1;
    void e() {}

    // EXPECT-NEXT error@24: expected ';', found 'y'
    //@ requires x > 0 y;
    void f() {}

    // EXPECT-NEXT error: expected location, found ';'
    //@ assignable ;
    // EXPECT-NEXT error: expected location, found '3'
    //@ assignable x, 3;
    // EXPECT-NEXT error: expected field or '*', found ';'
    //@ assignable this.;
    // EXPECT-NEXT error: expected ']', found ';'
    //@ assignable x[0;
    // EXPECT-NEXT error: expected ';', found 'y'
    //@ assignable x y;
    // EXPECT-NEXT error: expected location, found '\such_that'
    //@ assignable \such_that;
    // EXPECT-NEXT error: expected field or '*', found 'this'
    //@ assignable x[0].this;
    void g() {}

    // EXPECT-NEXT error: expected ';', found 'if'
    //@ requires x > 0 if x > 1;
    void h() {}

    // EXPECT-NEXT error: expected identifier, found ';'
    //@ old int;
    // EXPECT-NEXT error: expected ';', found ')'
    //@ forall int x);
    void i() {}
}
// COVERS requires, ensures, assignable, assignable array elements, assignable fields of objects
// COVERS old declarations, forall declarations, malformed JML
