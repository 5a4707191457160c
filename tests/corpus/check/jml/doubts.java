// An assumption that cannot be evaluated is taken for true: what holds then holds.
class Doubts {
    double d;
    int n;

    //@ requires (\forall int i; i * i != n);
    //@ ensures \result == n;
    int holds() { return n; }

    //@ requires (\forall int i; i * i != n); // EXPECT unknown: a quantifier without bounds for its variable (not modelled) in 'Doubts.dependsOnIt()'
    //@ ensures n != 4;
    void dependsOnIt() { }

    //@ requires n > 3;
    //@ requires (\forall int i; i * i != n);
    //@ ensures n > 2;
    void holdsOtherwise() { }

    //@ requires n > 0 && n < 0; // EXPECT vacuous: this clause takes part in the contradiction
    //@ requires (\forall int i; i * i != n);
    void vacuous() { } // EXPECT vacuous: no input in the scope meets the precondition and invariants

    //@ requires Math.fma(d, 1.0, 0) > 0.5;
    //@ ensures n == 3;
    void set() { n = 3; }

    //@ requires Math.fma(d, 1.0, 0) > 0.5;
    //@ ensures Math.fma(d, 1.0, 0) > 0.5; // EXPECT unknown: a call of 'fma', which has no body (not modelled) in 'Doubts.shown()'
    void shown() { }
}
// OUTPUT HOLDS Doubts.holds()
// OUTPUT UNKNOWN Doubts.dependsOnIt()
// OUTPUT HOLDS Doubts.holdsOtherwise()
// OUTPUT VACUOUS Doubts.vacuous()
// OUTPUT HOLDS Doubts.set()
// OUTPUT UNKNOWN Doubts.shown()
