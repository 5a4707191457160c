// Where there is only one state, and labels that do not exist.
class OldErrors {
    int n;

    //@ invariant n == \old(n); // EXPECT error@24: \old is not allowed in 'invariant'
    //@ initially \pre(n) == 0; // EXPECT error: \pre is not allowed in 'initially'

    //@ requires \old(n) > 0; // EXPECT error@18: \old is not allowed in a precondition
    //@ requires \pre(n) > 0; // EXPECT error: \pre is not allowed in a precondition
    //@ requires \fresh(this); // EXPECT error: \fresh is not allowed in a precondition
    //@ requires \not_modified(n); // EXPECT error: \not_modified is not allowed in a precondition
    //@ old int m = \old(n); // EXPECT error: \old is not allowed in 'old'
    //@ ensures \old(n, nowhere) == m; // EXPECT error@17: no label 'nowhere' in this method
    void step() {
        //@ assert n == \old(n, later); // EXPECT error: no label 'later' in this method
    }

    void other() {
        later: n = 0;
    }
}
// COVERS \old, \old with label, \pre, \fresh, \not_modified
