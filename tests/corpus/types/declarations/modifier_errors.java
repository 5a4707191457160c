// Modifiers that are not allowed, or exclude each other.
private class ModifierErrors { // EXPECT error: modifier 'private' is not allowed here
    abstract int a; // EXPECT error: modifier 'abstract' is not allowed here
    synchronized int b; // EXPECT error: modifier 'synchronized' is not allowed here
    public private int c; // EXPECT error: modifiers 'public' and 'private' exclude each other
    final volatile int d = 1; // EXPECT error: modifiers 'final' and 'volatile' exclude each other

    volatile void e() {} // EXPECT error: modifier 'volatile' is not allowed here

    default void f() {} // EXPECT error: modifier 'default' is not allowed here

    static ModifierErrors() {} // EXPECT error: modifier 'static' is not allowed here

    void g(static int p) {} // EXPECT error: modifier 'static' is not allowed here

    abstract final class Both {} // EXPECT error: modifiers 'final' and 'abstract' exclude each other

    transient class Wrong {} // EXPECT error: modifier 'transient' is not allowed here

    static abstract class Methods {
        abstract private void a(); // EXPECT error: modifiers 'abstract' and 'private' exclude each other

        abstract static void b(); // EXPECT error: modifiers 'abstract' and 'static' exclude each other

        abstract final void c(); // EXPECT error: modifiers 'abstract' and 'final' exclude each other

        abstract synchronized void d(); // EXPECT error: modifiers 'abstract' and 'synchronized' exclude each other
    }

    final interface Shape {} // EXPECT error: modifier 'final' is not allowed here

    interface Fields {
        private int A = 1; // EXPECT error: modifier 'private' is not allowed here

        protected void m(); // EXPECT error: modifier 'protected' is not allowed here

        final void n(); // EXPECT error: modifier 'final' is not allowed here

        default static void o() {} // EXPECT error: modifiers 'default' and 'static' exclude each other

        private class Inner {} // EXPECT error: modifier 'private' is not allowed here
    }

    abstract enum Color { // EXPECT error: modifier 'abstract' is not allowed here
        RED;

        public Color() {} // EXPECT error: modifier 'public' is not allowed here
    }

    abstract record Pair(int a) {} // EXPECT error: modifier 'abstract' is not allowed here

    void locals() {
        abstract final class Both {} // EXPECT error: modifiers 'final' and 'abstract' exclude each other
        abstract record Pair(int a) {} // EXPECT error: modifier 'abstract' is not allowed here
    }
}
// COVERS modifiers, classes, interfaces, default methods, enums, records
