// A call gives the return type of the overriding method, as far as it is known.
class Base { Object make() { return null; } Base self() { return this; } }
class Derived extends Base {
    @Override String make() { return "d"; }
    @Override Derived self() { return this; }
    int own() { return self().self().make().length(); }
}
// COVERS inheritance, calls
