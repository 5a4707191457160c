// ARGS --solver z3
class Solver {
    //@ requires x > 0;
    //@ ensures \result >= 0; // EXPECT violated: postcondition
    static int twice(int x) {
        return 2 * x;
    }

    //@ ensures \result == x;
    static int same(int x) {
        return x;
    }
}
// OUTPUT HOLDS Solver.same(int)
