// Types in nested cases, declared variables, and the visibility of cases.
class CaseScope {
    private int hidden;

    //@ public behavior
    //@   requires hidden > 0; // EXPECT warning: 'hidden' is less visible than the specification that mentions it
    public void a() { }

    /*@ requires true;
      @ {|
      @   requires 1; // EXPECT error: expected a boolean, found 'int'
      @   ensures true;
      @ also
      @   ensures missing; // EXPECT error: cannot find variable 'missing'
      @ |} */
    void b() { }

    //@ forall Missing m; // EXPECT error: cannot find type 'Missing'
    //@ ensures true;
    void c() { }

    void d(int[] a) {
        //@ loop_invariant true;
        //@ loop_modifies a + 1; // EXPECT error: expected ';', found '+'
        //@ loop_modifies a.x; // EXPECT error: cannot find field 'x' in 'int[]'
        for (int i = 0; i < 3; i++) { }

        //@ requires a; // EXPECT error: expected a boolean, found 'int[]'
        //@ ensures \result == 1; // EXPECT error: \result has no value in a method that returns nothing
        { a[0] = 1; }
    }
}
// COVERS visibility of cases, nested specifications, forall declarations, loop assignable
// COVERS block contracts
