// No constructor fits.
class Base {
    Base(int i) { }
}

class Derived extends Base {
    Derived() { super("x"); } // EXPECT error: 'Base' expects (int), found (String)
    Derived(int i) { this(i, i); } // EXPECT error: no 'Derived' fits the arguments (int, int)
    Base use() { return new Base(); } // EXPECT error: 'Base' expects (int), found ()
}
// COVERS creation, overload phases
