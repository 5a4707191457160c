class NotAllowed {
    //@ ensures \result == x;
    static int first(int x) {
        if (x == 3) {
            throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException' is not allowed by the specification in 'NotAllowed.first(int)'
        }
        return x;
    }

    //@ signals (IllegalStateException e) x == 3;
    static int second(int x) {
        if (x == 3) {
            throw new IllegalStateException();
        }
        return x;
    }

    //@ signals_only IllegalArgumentException;
    static int third(int x) {
        if (x == 3) {
            throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException'
        }
        return x;
    }

    // What is caught does not count.
    //@ ensures \result == 0;
    static int fourth(int x) {
        try {
            return 0 / x;
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    // Thrown by a method called.
    //@ requires x > 0;
    //@ ensures \result == x;
    static int fifth(int x) {
        return helper(x);
    }

    private static int helper(int x) {
        if (x == 9) {
            throw new RuntimeException(); // EXPECT violated: exception 'RuntimeException' is not allowed by the specification in 'NotAllowed.fifth(int)'
        }
        return x;
    }
}
// OUTPUT HOLDS NotAllowed.second(int)
// OUTPUT HOLDS NotAllowed.fourth(int)
