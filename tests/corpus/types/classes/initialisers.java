// Initialisers, static and not, in order.
class Initialisers {
    static final int A;
    static { int local = 2; A = local * 3; }
    final int b;
    { b = A + 1; }
    int c = b + helper();
    int helper() { return c; }
}
// COVERS initialisers
