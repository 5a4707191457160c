// Modifiers, nested and inner classes, initialisers, names.
public abstract class Members {
    public static final int A = 1;
    protected transient volatile int b;
    private static synchronized native strictfp void f();
    static { A.b.c = 1; }
    { b = names.of.things; }
    static class Nested { class Inner { interface Deep { } } }
    Nested.Inner inner;
}
// COVERS modifiers, nested classes, inner classes, initialisers, names
