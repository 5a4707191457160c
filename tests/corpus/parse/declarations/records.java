// Records and their constructors.
record A() { }
record B(int a, String... b) { }
record C<T extends D>(T a, @X int[] b) implements E, F<T> {
    static int d;
    C { if (b == null) throw new G(); }
    public C(T a) { this(a, null); }
    C(int x, int y) { this(null); }
    int f() { return 1; }
    record H(int a) { public H { } }
    static { }
}
// COVERS records
