class CasesBad {
    int x;

    //@ requires x > 0;
    // EXPECT-NEXT error: expected specification case, found end of JML annotation
    //@ also
    void a() {}

    // EXPECT-NEXT error: expected specification case, found 'also'
    //@ also also
    //@ requires x > 0;
    void b() {}

    //@ requires x > 0;
    // EXPECT-NEXT error: expected 'also' between specification cases, found 'normal_behavior'
    //@ public normal_behavior
    //@ requires x > 1;
    void c() {}

    // EXPECT-NEXT error@9: modifiers of a specification case need a behavior keyword
    //@ public requires x > 0;
    void d() {}

    // EXPECT-NEXT error: expected '|}', found end of JML annotation
    //@ {| requires x > 0; also requires x < 0;
    void e() {}

    // EXPECT-NEXT warning: unknown JML; ignored
    //@ requires x > 0; |}
    void f() {}

    // EXPECT-NEXT error@9: specification is not followed by a method
    //@ requires x > 0;
    int y;

    // EXPECT-NEXT error@9: specification is not followed by a method
    //@ ensures x > 0;
    //@ invariant x > 0;

    // EXPECT-NEXT error@9: specification is not followed by a method
    //@ requires x > 0;
    class Inner {
    }

    // EXPECT-NEXT error: specification is not followed by a method
    //@ requires x > 0;
    //@ ghost int z;

    // EXPECT-NEXT error@9: specification is not followed by a method
    //@ requires x > 0;
}
// COVERS requires, ensures, also, normal_behavior, visibility of cases, nested specifications
// COVERS malformed JML
