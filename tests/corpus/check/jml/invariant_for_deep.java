// ARGS --objects 1
// Invariants that speak of invariants of other objects are followed some steps down, and no further.
class InvariantForDeep {
    static class A { int x; /*@ invariant x > 0; */ }
    // EXPECT-NEXT unknown: invariants that refer to each other, too deep (not modelled)
    static class B { A a = new A(); /*@ invariant \invariant_for(a); */ }
    static class C { B a = new B(); /*@ invariant \invariant_for(a); */ }
    static class D { C a = new C(); /*@ invariant \invariant_for(a); */ }
    static class E { D a = new D(); /*@ invariant \invariant_for(a); */ }
    static class F { E a = new E(); /*@ invariant \invariant_for(a); */ }
    static class G { F a = new F(); /*@ invariant \invariant_for(a); */ }
    static class H { G a = new G(); /*@ invariant \invariant_for(a); */ }
    static class I { H a = new H(); /*@ invariant \invariant_for(a); */ }
    //@ ensures \result == 10 / b.a.x;
    //@ requires \invariant_for(b);
    static int b(B b) { return 10 / b.a.x; }
    static int wrong(B b) { return 10 / (b.a.x - 1); }

    //@ requires \invariant_for(b);
    static int h(H b) { return 10 / b.a.a.a.a.a.a.a.x; }
    //@ requires \invariant_for(b);
    static int i(I b) { return 10 / b.a.a.a.a.a.a.a.a.x; }
}
