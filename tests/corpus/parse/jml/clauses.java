// Every clause of a method specification, in each of its spellings.
class Clauses {
    int x;
    int[] a;

    //@ requires x > 0;
    //@ pre x > 0;
    //@ requires_redundantly x > 0;
    //@ requires \not_specified;
    //@ requires \same;
    //@ ensures \result == \old(x) + 1;
    //@ post \result != 0;
    //@ ensures_redundantly true;
    //@ ensures (* the caller is happy *);
    //@ assignable x;
    //@ modifies this.x;
    //@ assigns a[*];
    //@ modifiable \nothing;
    //@ accessible x, a[0];
    //@ reads \everything;
    //@ captures \nothing;
    //@ callable f, this.g, g(int, int[]), Clauses.h(), \nothing;
    //@ measured_by x;
    //@ measured_by x if x > 0;
    //@ diverges false;
    //@ when true; // EXPECT warning: 'when' is believed, not checked
    //@ working_space 100; // EXPECT warning: 'working_space' is not checked: Jury measures neither time nor memory
    //@ working_space 100 if x == 0; // EXPECT warning: 'working_space' is not checked: Jury measures neither time nor memory
    //@ duration 100 * x if x > 0; // EXPECT warning: 'duration' is not checked: Jury measures neither time nor memory
    //@ old int before = x, after[] = a;
    //@ old nullable Object o = null;
    //@ forall int i, j;
    int f() { return ++x; }

    /*@ requires i > 0;
      @ ensures \result
      @         == i
      @      && true; */
    int g(int i) { return i; }

    //@ requires true; ensures true; // two on a line, and a comment
    void h() {}

    //@ requires x
    //@     > 0;    // over two comments

    // a plain comment between

    //@ ensures x > 0;
    void i() {}
}
// COVERS requires, ensures, assignable, assignable \nothing and \everything
// COVERS assignable fields of objects, accessible, measured_by, diverges, old declarations
// COVERS forall declarations, nullable
