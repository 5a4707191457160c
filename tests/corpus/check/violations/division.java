class Division {
    //@ ensures true;
    static int quotient(int a, int b) {
        return a / b; // EXPECT violated: division by zero: ArithmeticException
    }

    //@ ensures true;
    static long rest(long a, long b) {
        return a % b; // EXPECT violated: division by zero: ArithmeticException
    }

    // Two places are two violations.
    //@ ensures true;
    static int both(int a, int b) {
        int x = 1 / a; // EXPECT violated: division by zero
        return x / b; // EXPECT violated: division by zero
    }

    //@ requires b != 0;
    //@ ensures \result == a / b;
    static int checked(int a, int b) {
        return a / b;
    }
}
// OUTPUT HOLDS Division.checked(int, int)
