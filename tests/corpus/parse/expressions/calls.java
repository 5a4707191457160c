// Calls of methods and constructors.
class Calls {
    Calls() { this(1); }
    Calls(int a) { super(); }
    <T> Calls(T a) { <T>this(1, 2); }
    Calls(Calls a, int b) { a.super(b); }
    Calls(Calls a) { a.<String>super(1); }
    Calls(long a) { <String>super(); }
    void f() {
        f(); f(1, 2); this.f(); super.f(); a.b.c(); a.f().g().h(); a[0].f(); this.<T>f(); super.<T>f(1);
        A.<B, C>d(); a.<B[]>f().<C>g(); (a).f(); "s".length(); new A().f(); A.super.f(); f(g(h(1)), x -> 1);
    }
}
// COVERS calls, field access
