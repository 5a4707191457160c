// A field of the subclass hides that of the superclass; super and casts reach it.
class Base {
    int value;
}

class Derived extends Base {
    String value;
    int old() { return super.value + ((Base) this).value; }
    String current() { return value + this.value; }
}
// COVERS shadowing, inheritance, super, cast
