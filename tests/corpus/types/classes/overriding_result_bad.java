// The static type decides which result a call has.
class Base { Object make() { return null; } }
class Derived extends Base {
    @Override String make() { return "d"; }
    int own(Base b) { return b.make().length(); } // EXPECT error: cannot find method 'length' in 'Object'
}
// COVERS inheritance, calls
