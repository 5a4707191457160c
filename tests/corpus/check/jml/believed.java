// Clauses that are believed: assumed where the method is checked, or called, and shown to nobody.
class Believed {
    int x;

    //@ requires_free x > 0; // EXPECT warning: 'requires_free' is believed, not checked
    //@ ensures x > 0;
    void required() { }

    //@ ensures_free x > 0; // EXPECT warning: 'ensures_free' is believed, not checked
    //@ assignable x;
    void ensured() { x = 0; }

    //@ ensures x > 0;
    void calls() { ensured(); }

    //@ ensures x > 1; // EXPECT violated: postcondition in 'Believed.callsMore()'
    void callsMore() { ensured(); }

    //@ assignable_free \nothing; // EXPECT warning: 'assignable_free' is believed, not checked
    void assigned() { x = 0; }

    //@ requires 0 <= x && x < 3;
    //@ ensures true;
    void loop() {
        //@ loop_invariant_free x > 0; // EXPECT warning: 'loop_invariant_free' is believed, not checked
        while (x > 0)
            x--;
    }

    //@ requires x > 0 else IllegalArgumentException; // EXPECT unknown: JML that Jury does not know (not modelled) in 'Believed.otherwise()'
    //@ ensures true;
    void otherwise() { }

    //@ ensures true;
    void calledLater() { }
}
// OUTPUT HOLDS Believed.required()
// OUTPUT HOLDS Believed.ensured()
// OUTPUT HOLDS Believed.calls()
// OUTPUT HOLDS Believed.calledLater()
