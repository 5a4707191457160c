// Interfaces with all kinds of members.
public interface Interfaces<T> extends A, p.B<T> {
    int C = 1, D[] = {1};
    void e();
    default int f() { return 1; }
    static <U> U g(U x) { return x; }
    private void h() { }
    private static void i() { }
    class J { }
    interface K extends Interfaces<String> { }
}
sealed interface L permits M, N { }
non-sealed interface M extends L { }
record N() implements L { }
// COVERS interfaces, default methods, static interface methods, private interface methods
