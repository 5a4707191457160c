// Classes declared in a body.
class LocalClasses {
    void f() {
        class A { int a; }
        final class B extends A { }
        abstract @X class C<T> implements D { }
        interface E { void f(); }
        enum F { X, Y; void g() { } }
        record G(int a) { G { } }
        record H<T>(T a, T... b) implements E { }
        sealed interface I permits J { }
        non-sealed class J implements I { }
        static class K { } // that it cannot be static is not a matter of syntax
        A a = new A(); record.f();
    }
}
// COVERS local classes
