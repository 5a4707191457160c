// Clauses that are believed: without them neither the method nor who calls it has a verdict.
class Believed {
    int x;

    //@ requires_free x > 0; // EXPECT warning: 'requires_free' is believed, not checked // EXPECT unknown: JML that Jury does not know (not modelled) in 'Believed.required()'
    //@ ensures x > 0;
    void required() { }

    //@ ensures_free x > 0; // EXPECT warning: 'ensures_free' is believed, not checked // EXPECT unknown: JML that Jury does not know (not modelled) in 'Believed.ensured()' // EXPECT unknown: this expression in a specification (not modelled) in 'Believed.calls()'
    //@ assignable x;
    void ensured() { x = 0; }

    //@ ensures x > 0;
    void calls() { ensured(); }

    //@ assignable_free \nothing; // EXPECT warning: 'assignable_free' is believed, not checked // EXPECT unknown: JML that Jury does not know (not modelled) in 'Believed.assigned()'
    void assigned() { x = 0; }

    //@ requires 0 <= x && x < 3;
    //@ ensures true;
    void loop() {
        //@ loop_invariant_free x > 0; // EXPECT warning: 'loop_invariant_free' is believed, not checked // EXPECT unknown: JML that Jury does not know (not modelled) in 'Believed.loop()'
        while (x > 0)
            x--;
    }

    //@ requires x > 0 else IllegalArgumentException; // EXPECT unknown: JML that Jury does not know (not modelled) in 'Believed.otherwise()'
    //@ ensures true;
    void otherwise() { }

    //@ ensures true;
    void calledLater() { }
}
// OUTPUT HOLDS Believed.calledLater()
