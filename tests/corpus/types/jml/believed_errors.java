class BelievedErrors {
    int x;

    // EXPECT-NEXT warning: 'requires_free' is believed, not checked
    //@ requires_free x; // EXPECT error: expected a boolean, found 'int'
    // EXPECT-NEXT warning: 'ensures_free' is believed, not checked
    //@ ensures_free \result > 0; // EXPECT error: \result has no value in a method that returns nothing
    // EXPECT-NEXT warning: 'assignable_free' is believed, not checked
    //@ assignable_free missing; // EXPECT error: cannot find variable 'missing'
    void m() { }
}
