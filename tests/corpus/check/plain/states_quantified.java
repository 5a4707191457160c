// ARGS --all --encoding quantified
// What fails only in states that no constructor makes is possible, not a violation: on a heap of arrays, too.
class StatesQuantified {
    private final int[] data = new int[3];
    private int used;
    private int divisor = 1;

    // EXPECT-NEXT cut: objects in states that no calls were found to build
    int last() {
        // EXPECT-NEXT possible: division by zero: ArithmeticException
        return 10 / divisor;
    }

    // EXPECT-NEXT cut: objects in states that no calls were found to build
    int given(int x) {
        // EXPECT-NEXT possible: division by zero: ArithmeticException
        return 10 / x;
    }

    void put(int x) {
        divisor = x > 0 ? x : 1;
    }
}
