// Variables that change cannot be used in lambdas and inner classes (JLS 8.1.3,
// 15.27.2).
class captures_bad {
    void assigned_before(int p) {
        int x = 1;
        x = 2;
        p++;
        Runnable runnable = () -> System.out.println(x + p); // EXPECT error: local variable 'x' used in a lambda must be final or effectively final
        // EXPECT-PREV error: local variable 'p' used in a lambda must be final or effectively final
    }

    void assigned_after() {
        int x = 1;
        Runnable runnable = () -> System.out.println(x); // EXPECT error@54: local variable 'x' used in a lambda must be final or effectively final
        x = 2;
    }

    void assigned_inside() {
        int x = 1;
        Runnable runnable = () -> x = 2; // EXPECT error: local variable 'x' used in a lambda must be final or effectively final
        int y;
        runnable = () -> y = 2; // EXPECT error: local variable 'y' used in a lambda must be final or effectively final
    }

    void inner_class() {
        int x = 1;
        x++;
        new Object() {
            int y = x; // EXPECT error@21: local variable 'x' used in an inner class must be final or effectively final
        };
        class Local {
            int run() {
                return x; // EXPECT error: local variable 'x' used in an inner class must be final or effectively final
            }
        }
    }

    void loop_variable() {
        for (int i = 0; i < 3; i++) {
            Runnable runnable = () -> System.out.println(i); // EXPECT error: local variable 'i' used in a lambda must be final or effectively final
        }
    }

    void in_a_loop(boolean b) {
        int x;
        while (b) {
            x = 1;
            Runnable runnable = () -> System.out.println(x); // EXPECT error: local variable 'x' used in a lambda must be final or effectively final
        }
    }

    void maybe_twice(boolean b) {
        int x;
        if (b)
            x = 1;
        x = 2;
        Runnable runnable = () -> System.out.println(x); // EXPECT error: local variable 'x' used in a lambda must be final or effectively final
    }

    void nested() {
        int x = 1;
        x = 2;
        Runnable runnable = () -> {
            new Object() {
                int y = x; // EXPECT error: local variable 'x' used in an inner class must be final or effectively final
            };
        };
    }

    void pattern(Object o) {
        if (o instanceof String s) {
            s = "";
            Runnable runnable = () -> System.out.println(s); // EXPECT error: local variable 's' used in a lambda must be final or effectively final
        }
    }

    AutoCloseable field;

    void resource(AutoCloseable c) throws Exception {
        c = null;
        try (c) { // EXPECT error@14: variable 'c' used as a resource must be final or effectively final
        }
        try (field) { // EXPECT error: variable 'field' used as a resource must be final or effectively final
        }
    }
}
// COVERS captured variables
