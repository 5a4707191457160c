// Statements that cannot be reached (JLS 14.22).
class reachable_bad {
    void after_return() {
        return;
        ; // EXPECT error@9: statement cannot be reached
    }

    void only_the_first() {
        return;
        int x = 1; // EXPECT error: statement cannot be reached
        x++;
    }

    void after_forever(int n) {
        while (true)
            n++;
        n = 1; // EXPECT error: statement cannot be reached
    }

    void after_break(int n) {
        for (;;) {
            break;
            n++; // EXPECT error: statement cannot be reached
        }
    }

    void after_continue(int n) {
        while (n > 0) {
            continue;
            n++; // EXPECT error: statement cannot be reached
        }
    }

    void never_entered() {
        while (false)
            never_entered(); // EXPECT error: statement cannot be reached
    }

    void never_entered_for() {
        for (int i = 0; false; i++) { // EXPECT error: statement cannot be reached
        }
    }

    void after_both_branches(boolean b) {
        if (b)
            return;
        else
            throw new RuntimeException();
        b = true; // EXPECT error: statement cannot be reached
    }

    void after_try() {
        try {
            throw new RuntimeException();
        } finally {
            after_try();
        }
        after_try(); // EXPECT error: statement cannot be reached
    }

    void after_finally() {
        try {
            after_try();
        } finally {
            return;
        }
        after_try(); // EXPECT error: statement cannot be reached
    }

    // The `finally` never lets the break get to the end of the loop.
    void caught_break() {
        while (true) {
            try {
                break;
            } finally {
                while (true) { }
            }
        }
        caught_break(); // EXPECT error: statement cannot be reached
    }

    void after_switch(int n) {
        switch (n) {
        case 1:
            return;
            break; // EXPECT error: statement cannot be reached
        default:
            throw new RuntimeException();
        }
        n = 1; // EXPECT error: statement cannot be reached
    }

    void local_class() {
        return;
        class Local { } // EXPECT error: statement cannot be reached
    }

    Runnable in_lambda = () -> {
        return;
        in_lambda(); // EXPECT error: statement cannot be reached
    };

    static void in_lambda() { }

    Object in_anonymous = new Object() {
        void run() {
            throw new RuntimeException();
            run(); // EXPECT error: statement cannot be reached
        }
    };

    void in_local_class() {
        class Local {
            class Inner {
                void run() {
                    return;
                    run(); // EXPECT error: statement cannot be reached
                }
            }
        }
    }
}
// COVERS reachability
