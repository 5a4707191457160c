// What is not known is a warning, and the rest is used.
// EXPECT-NEXT warning@5: unknown JML clause 'Here'; ignored
//@ Here is some prose.
class Unknown {
    int x;

    // EXPECT-NEXT warning@9: unknown JML clause 'some'; ignored
    //@ some prose, with (brackets
    //@ requires x > 0;
    // EXPECT-NEXT warning@9: unknown JML clause 'guarantees'; ignored
    //@ guarantees (x > 0;
    //@ ensures x > 0;
    // EXPECT-NEXT warning@17: unknown JML expression '\foo'; its clause cannot be checked
    //@ ensures \foo(x) > 0;
    // EXPECT-NEXT warning: unknown JML expression '\bar'; its clause cannot be checked
    //@ ensures (\bar int i; 0 < i; i > 0) > 0 && x > 0;
    // EXPECT-NEXT warning: unknown JML expression '\baz'; its clause cannot be checked
    //@ ensures \baz int i; also ensures x > 0;
    // EXPECT-NEXT warning: unknown JML expression '\somewhat'; its clause cannot be checked
    //@ assignable \somewhat;
    // EXPECT-NEXT warning: unknown JML; ignored
    //@ 1. first point
    void f() {
        // EXPECT-NEXT warning: unknown JML expression '\foo'; its clause cannot be checked
        //@ assert \foo;
        // EXPECT-NEXT warning: unknown JML clause 'nothing'; ignored
        //@ nothing to see here
        // EXPECT-NEXT warning: unknown JML expression '\foo'; its clause cannot be checked
        //@ ghost int y = \foo(3);
        x = 1;
        // EXPECT-NEXT warning: unknown JML expression '\foo'; its clause cannot be checked
        //@ loop_invariant \foo(3, (4), 5) == 0;
        //@ loop_invariant x > 0;
        while (x > 1)
            x--;
    }

    // EXPECT-NEXT warning: unknown JML expression '\foo'; its clause cannot be checked
    //@ model int g() { return \foo(3) + 1; }

    /*@ public normal_behavior
      @   {| requires x > 0;
      @      // EXPECT-NEXT warning: unknown JML clause 'promises'; ignored
      @      promises x > 1;
      @      ensures x > 0;
      @   also
      @      // EXPECT-NEXT warning: unknown JML clause 'promises'; ignored
      @      promises x > 1;
      @   |}
      @ also
      @   // EXPECT-NEXT warning: unknown JML clause 'model_program'; ignored
      @   model_program {
      @     x = 1;
      @     { x = 2; }
      @   }
      @   ensures x > 0;
      @*/
    void h() {}

    // EXPECT-NEXT warning: unknown JML clause 'if'; ignored
    //@ if only this were JML
    int y;

    // EXPECT-NEXT warning: unknown JML clause '\result'; ignored
    //@ \result > 0;
    int z;
}
// COVERS unknown JML
