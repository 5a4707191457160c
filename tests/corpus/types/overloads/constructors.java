// Constructors are chosen like methods; this(…) and super(…) too.
class Base {
    Base(int i) { }
    Base(String s) { }
}

class Derived extends Base {
    Derived() { this(1); }
    Derived(int i) { super(i); }
    Derived(Object o) { super("o"); }
    Derived use() { return new Derived("x"); }
}
// COVERS creation, overload phases
