class Precondition {
    //@ requires x > 0;
    //@ ensures \result == x;
    static int positive(int x) {
        return x;
    }

    //@ ensures \result == x;
    static int caller(int x) {
        return positive(x); // EXPECT violated: precondition
    }
}
// OUTPUT HOLDS Precondition.positive(int)
