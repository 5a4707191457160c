// Clauses that are believed, not checked.
class BelievedClauses {
    int x;

    // EXPECT-NEXT warning: 'requires_free' is believed, not checked
    //@ requires_free x > 0;
    // EXPECT-NEXT warning: 'ensures_free' is believed, not checked
    //@ ensures_free \result > 0;
    // EXPECT-NEXT warning: 'modifiable_free' is believed, not checked
    //@ modifiable_free x;
    int m() { return 1; }
}
