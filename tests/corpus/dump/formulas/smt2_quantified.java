// ARGS --smt2 --encoding quantified
// The questions of `check --encoding quantified`: each is satisfiable if what its comment says can happen.
class Counter {
    int count;

    //@ requires count < 100;
    //@ ensures count > \old(count);
    void up() {
        count++;
    }
}
// OUTPUT ; Counter.up()
// OUTPUT ; can it be broken: anything
// OUTPUT (check-sat)
// OUTPUT (reset)
// OUTPUT ; can it be broken: postcondition
