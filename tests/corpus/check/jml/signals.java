class Signals {
    int state;

    //@ ensures x >= 0;
    //@ signals (IllegalArgumentException e) x < 0 && state == \old(state);
    void check(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        state = x;
    }

    //@ ensures x >= 0;
    //@ signals (IllegalArgumentException e) state == \old(state); // EXPECT violated: exceptional postcondition in 'Signals.checkWrong(int)'
    void checkWrong(int x) {
        state = x;
        if (x < 0) {
            throw new IllegalArgumentException();
        }
    }

    // A clause speaks of subclasses too, and not of others.
    //@ signals (RuntimeException e) x == 3;
    //@ signals_only IllegalStateException;
    void subclass(int x) {
        if (x == 3) {
            throw new IllegalStateException();
        }
    }

    //@ signals (RuntimeException e) x == 4; // EXPECT violated: exceptional postcondition in 'Signals.subclassWrong(int)'
    //@ signals_only IllegalStateException;
    void subclassWrong(int x) {
        if (x == 3) {
            throw new IllegalStateException();
        }
    }

    //@ signals (IllegalArgumentException e) false;
    //@ signals_only IllegalArgumentException, IllegalStateException;
    void other(int x) {
        if (x == 3) {
            throw new IllegalStateException();
        }
    }

    //@ signals_only \nothing;
    int nothing(int x, int y) {
        return y == 0 ? 0 : x / y;
    }

    //@ signals_only \nothing;
    int nothingWrong(int x, int y) {
        return x / y; // EXPECT violated: division by zero
    }

    // The check is allowed by name.
    //@ signals_only ArithmeticException;
    //@ signals (ArithmeticException e) y == 0;
    int division(int x, int y) {
        return x / y;
    }

    // A throws list allows what it names.
    //@ ensures x != 1;
    void declared(int x) throws java.io.IOException {
        if (x == 1) {
            throw new java.io.IOException();
        }
    }

    //@ ensures x != 1;
    void declaredWrong(int x) throws java.io.IOException {
        if (x == 1) {
            throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException'
        }
    }

    // When an exception is thrown, ensures says nothing.
    //@ ensures state == 1;
    //@ signals (IllegalStateException e) state == 2;
    void both(boolean b) {
        state = 2;
        if (b) {
            throw new IllegalStateException();
        }
        state = 1;
    }
}
// OUTPUT HOLDS Signals.check(int)
// OUTPUT HOLDS Signals.subclass(int)
// OUTPUT HOLDS Signals.other(int)
// OUTPUT HOLDS Signals.nothing(int, int)
// OUTPUT HOLDS Signals.division(int, int)
// OUTPUT HOLDS Signals.declared(int)
// OUTPUT HOLDS Signals.both(boolean)
