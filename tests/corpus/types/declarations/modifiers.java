// Every modifier where it is allowed.
public abstract strictfp class modifiers {
    public static final int A = 1;
    protected transient volatile int b;
    private static volatile int c;
    final int d = 1;

    protected abstract int e();

    public static final synchronized strictfp int f() {
        return 1;
    }

    private native int g();

    protected modifiers() {}

    private static abstract class Inner {}

    protected static final class Last {}

    private interface Shape {
        public static final int CORNERS = 0;

        public abstract int area();

        default int twice() {
            return 2 * helper();
        }

        private int helper() {
            return area();
        }

        static int none() {
            return 0;
        }

        private static int one() {
            return 1;
        }

        public static class Nested {}
    }

    static abstract interface Abstract {}

    private enum Color {
        RED;

        private Color() {}
    }

    protected static final record Pair(int a) {}

    public @interface Mark {
        public abstract int value() default 1;
    }

    void locals(final int p) {
        final class Local {}
        abstract class Base {}
        record R(int x) {}
        enum E { A }
        interface I {}
        final int q = p;
    }
}
// COVERS annotation types, modifiers, classes, interfaces, default methods, enums, records
