// ARGS --encoding quantified --calls inline
// EXIT 1
// A method that is executed keeps its precondition to whoever calls it.
class Executed {
    int step;

    //@ requires x > 0;
    static int half(int x) {
        return x / 2;
    }

    //@ requires by == step;
    int next(int by) {
        return by + 1;
    }

    //@ ensures \result == 2;
    static int right() {
        return half(4);
    }

    static int wrong() {
        return half(-4); // EXPECT violated: precondition of 'half' in 'Executed.wrong()'
    }

    //@ requires step < 5;
    //@ ensures \result == step + 1;
    int rightNext() {
        return next(step);
    }

    //@ requires step < 5;
    int wrongNext() {
        return next(step + 1); // EXPECT violated: precondition of 'next' in 'Executed.wrongNext()'
    }
}
// ARGS --all
