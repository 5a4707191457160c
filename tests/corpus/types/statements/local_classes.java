import java.util.Comparator;
import java.util.function.Supplier;

// Classes declared in bodies.
class local_classes<T> {
    int field = 1;

    int instance(int p, T t) {
        class Counter {
            int n = p;
            T held = t;
            Counter next() { Counter c = new Counter(); c.n = n + field; return c; }
            class Deep { int sum() { return n + field + p; } }
        }
        class Special extends Counter {
            Counter next() { return new Special(); }
        }
        Counter c = new Special();
        Counter.Deep d = c.new Deep();
        T same = c.next().held;
        return d.sum() + c.n;
    }

    static int withoutInstance() {
        class Plain { int n = 3; }
        record Pair(int a, int b) { int sum() { return a + b; } }
        enum Color { RED, GREEN }
        interface Shape { int area(); }
        Shape s = () -> new Pair(1, 2).sum();
        return new Plain().n + s.area() + Color.RED.ordinal();
    }

    static <A extends Comparable<A>> Comparator<A> anonymous(int sign) {
        return new Comparator<A>() {
            public int compare(A a, A b) { return times(a.compareTo(b)); }
            private int times(int n) { return n * sign; }
        };
    }

    Supplier<Runnable> nested(int n) {
        return () -> new Runnable() {
            int count = n;
            public void run() { count += field + n; }
        };
    }

    void scopes() {
        { class A { int x; } new A().x = 1; }
        { class A { int y; } new A().y = 2; }
        Runnable r = () -> { class B { int z; } new B().z = 3; };
    }

    enum Operation {
        PLUS { int apply(int a, int b) { return a + b; } },
        MINUS("-") { int apply(int a, int b) { return a - b; } };
        final String sign;
        Operation() { this("+"); }
        Operation(String sign) { this.sign = sign; }
        abstract int apply(int a, int b);
    }
}
// COVERS local classes, anonymous classes, blocks, local variables
