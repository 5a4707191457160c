// ARGS --check overflow
class Overflow {
    //@ ensures true;
    static int sum(int a, int b) {
        return a + b; // EXPECT violated: integer overflow in 'Overflow.sum(int, int)'
    }

    //@ requires -1000 < a && a < 1000;
    //@ ensures \result == a + a;
    static int small(int a) {
        return 2 * a;
    }
}
// OUTPUT HOLDS Overflow.small(int)
