// Axioms are taken for true.
class Axiom {
    static int limit;
    int v;

    //@ axiom limit > 10;

    //@ requires v < 5;
    //@ ensures v < limit;
    void keep() { }

    //@ requires v < 15;
    //@ ensures v < limit; // EXPECT violated: postcondition in 'Axiom.wrong()'
    void wrong() { }
}
// OUTPUT HOLDS Axiom.keep()
// OUTPUT VIOLATED Axiom.wrong()
