// Java's ints wrap around.
class JavaInts {
    //@ ensures \result > x; // EXPECT violated: postcondition in 'JavaInts.increment(int)'
    static int increment(int x) {
        return x + 1;
    }

    //@ ensures \result == x;
    static int around(int x) {
        return x + Integer.MAX_VALUE + Integer.MAX_VALUE + 2;
    }

    //@ requires b != 0;
    //@ ensures a == (a / b) * b + a % b;
    //@ ensures b == 3 ==> -3 < \result && \result < 3;
    static int remainder(int a, int b) {
        if (b == 3)
            return a % b;
        return 0;
    }
}
// OUTPUT PROVED JavaInts.around(int)
