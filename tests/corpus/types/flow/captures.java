// Variables that lambdas and inner classes may use: final and effectively final
// ones (JLS 4.12.4).
class captures {
    static final boolean DEBUG = false;

    void run(int p, int[] a, Object o) throws Exception {
        int with_value = 1;
        int assigned_once;
        if (p > 0)
            assigned_once = 1;
        else
            assigned_once = 2;
        Runnable runnable = () -> System.out.println(p + with_value + assigned_once);
        for (int e : a)
            runnable = () -> System.out.println(e);
        for (int i = 0; i < 3; i++) {
            int j = i;
            new Thread() {
                public void run() {
                    System.out.println(j);
                }
            };
        }
        if (o instanceof String s)
            runnable = () -> System.out.println(s);
        try (AutoCloseable c = null) {
            runnable = () -> System.out.println(c);
        } catch (RuntimeException e) {
            runnable = () -> System.out.println(e);
        }
    }

    // Its own variables a lambda or inner class may change.
    void own() {
        Runnable runnable = () -> {
            int x = 1;
            x++;
            System.out.println(x);
        };
        new Object() {
            int field;
            void run(int p) {
                p = 2;
                field = p;
                int y = p;
                y++;
            }
        };
    }

    void not_used_inside() {
        int x = 1;
        x = 2;
        Runnable runnable = () -> {
            int y = 3;
        };
        System.out.println(x);
    }

    void constant_condition(int x) {
        if (DEBUG)
            x = 1;
        Runnable runnable = () -> System.out.println(x);
    }

    void resource(AutoCloseable c) throws Exception {
        AutoCloseable d = c;
        try (c; d) {
        }
    }
}
// COVERS anonymous classes, instanceof patterns, instanceof, captured variables
