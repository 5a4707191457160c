// Methods and constructors.
abstract class Methods {
    Methods() { }
    public <T> Methods(T a) throws A, p.B { }
    void a() { }
    abstract int b(int x, final String y, @A int[] z, long... w) throws A;
    public static final synchronized native strictfp <T, U extends T> java.util.List<T>[] c(U x)[];
    void d(Methods this) { }
    void e(@A Methods this, int x) { }
    int f(int a[], int[] b[], String... c)[][] { return null; }
    int Methods() { return 1; } // a method that is called like its class
    class Inner {
        Inner(Methods Methods.this) { }
        Inner(Methods Methods.this, int a) { }
    }
}
// COVERS methods, constructors
