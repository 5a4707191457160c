// Lambdas are objects whose fields hold what they use from outside.
// ARGS --ir
class Closures {
    int f;

    Runnable later(int k) {
        return () -> f = k;
    }

    class Inner {
        int g() {
            return f;
        }
    }

    Inner create() {
        return new Inner();
    }
}
// OUTPUT method Closures.later(int) (%1 ref, %2.k int) -> %3 ref
// OUTPUT %4 ref = new Closures$lambda1 # line 7
// OUTPUT store %4, %1, Closures$lambda1.outer
// OUTPUT store %4, %2.k, Closures$lambda1.k
// OUTPUT method Closures.create() (%1 ref) -> %2 ref
// OUTPUT %3 ref = new Inner # line 17
// OUTPUT store %3, %1, Inner.outer
// OUTPUT call Inner.<init>(%3) throws %4
// OUTPUT method Inner.g() (%1 ref) -> %2 int
// OUTPUT %3 ref = load %1, Inner.outer # line 12
// OUTPUT %4 int = load %3, Closures.f
// OUTPUT method Closures$lambda1.run() (%1 ref)
// OUTPUT %2 ref = load %1, Closures$lambda1.outer # line 7
// OUTPUT %3 int = load %1, Closures$lambda1.k
// OUTPUT store %2, %3, Closures.f
