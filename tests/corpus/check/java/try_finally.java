class Try {
    static int log;

    //@ ensures \result == (x == 0 ? -1 : 100 / x);
    static int caught(int x) {
        try {
            return 100 / x;
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    //@ ensures \result == -1;
    static int notCaught(int x) {
        try {
            return 100 / x - 100 / x - 1; // EXPECT violated: division by zero
        } catch (NullPointerException e) {
            return -1;
        }
    }

    // What is returned is evaluated before the finally block.
    //@ ensures \result == 1 && log == 2;
    static int returned() {
        log = 1;
        try {
            return log;
        } finally {
            log = 2;
        }
    }

    //@ ensures \result == 2; // EXPECT violated: postcondition in 'Try.returnedWrong()'
    static int returnedWrong() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    // A return in finally wins over an exception.
    //@ ensures \result == 5;
    static int swallowed(int x) {
        try {
            if (x > 0) {
                throw new IllegalStateException();
            }
            return 4;
        } finally {
            return 5;
        }
    }

    // Leaving a try inside a loop by break, continue and return runs the finally block.
    //@ requires 0 <= x && x <= 4;
    //@ ensures log == (x == 0 ? 1 : x == 1 ? 2 : x == 2 ? 3 : 3);
    //@ ensures \result == (x == 0 ? 10 : x == 1 ? 20 : 30);
    static int leaving(int x) {
        log = 0;
        int i = 0;
        for (; i < 3; i++) {
            try {
                if (i == x && x == 0) {
                    break;
                }
                if (i == x && x == 1) {
                    return 20;
                }
                continue;
            } finally {
                log++;
            }
        }
        return i == 0 ? 10 : 30;
    }

    //@ requires 0 <= x && x <= 4;
    //@ ensures log == 3; // EXPECT violated: postcondition in 'Try.leavingWrong(int)'
    static void leavingWrong(int x) {
        log = 0;
        for (int i = 0; i < 3; i++) {
            try {
                if (i == x) {
                    break;
                }
            } finally {
                log++;
            }
        }
    }

    // Out of a catch in a loop.
    //@ requires a.length <= 3;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] != 0);
    static int catching(int[] a) {
        int count = 0;
        for (int x : a) {
            try {
                int y = 10 / x;
            } catch (ArithmeticException e) {
                continue;
            }
            count++;
        }
        return count;
    }

    // Break in finally discards the exception.
    //@ ensures \result == 1;
    static int breakInFinally(int x) {
        while (true) {
            try {
                x = 5 / x;
            } finally {
                break;
            }
        }
        return 1;
    }

    // The first catch that fits; a catch does not catch what another throws; finally is last.
    //@ ensures log == 12;
    //@ signals (IllegalStateException e) log == 132 && x == 0;
    //@ signals_only IllegalStateException;
    static void order(int x) {
        log = 1;
        try {
            try {
                int y = 1 / x;
            } catch (ArithmeticException e) {
                log = log * 10 + 3;
                throw new IllegalStateException();
            } catch (RuntimeException e) {
                log = 77;
            } finally {
                log = log * 10 + 2;
            }
        } catch (ArithmeticException e) {
            log = 88;
        }
    }

    // Multi-catch and rethrow.
    //@ requires x != 2;
    //@ ensures x != 0 && x != 1;
    //@ signals (RuntimeException e) x == 0 && e instanceof ArithmeticException || x == 1 && e instanceof NullPointerException;
    static void rethrown(int x) {
        int /*@ nullable @*/ [] a = x == 1 ? null : new int[3];
        try {
            int y = 1 / x + a.length;
        } catch (ArithmeticException | NullPointerException e) {
            throw e;
        }
    }

    //@ ensures log == 1;
    //@ signals (IllegalStateException e) log == 0; // EXPECT violated: exceptional postcondition in 'Try.finallyWrong(int)'
    static void finallyWrong(int x) {
        log = 0;
        try {
            if (x == 7) {
                throw new IllegalStateException();
            }
        } finally {
            log = 1;
        }
    }

    // An exception of a method called, caught by its superclass.
    //@ ensures \result == (x < 0);
    static boolean called(int x) {
        try {
            positive(x);
        } catch (RuntimeException e) {
            return true;
        }
        return false;
    }

    static void positive(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
    }

    //@ ensures \result == 3;
    static int nested() {
        int x = 0;
        try {
            try {
                x++;
                throw new IllegalStateException();
            } finally {
                x++;
            }
        } catch (IllegalStateException e) {
            x++;
        }
        return x;
    }
}
// OUTPUT HOLDS Try.caught(int)
// OUTPUT HOLDS Try.returned()
// OUTPUT HOLDS Try.swallowed(int)
// OUTPUT HOLDS Try.leaving(int)
// OUTPUT HOLDS Try.catching(int[])
// OUTPUT HOLDS Try.breakInFinally(int)
// OUTPUT HOLDS Try.order(int)
// OUTPUT HOLDS Try.rethrown(int)
// OUTPUT HOLDS Try.called(int)
// OUTPUT HOLDS Try.nested()
