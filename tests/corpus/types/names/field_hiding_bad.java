// The field hidden has its own type.
class Base {
    int value;
}

class Derived extends Base {
    String value;
    String old() { return super.value; } // EXPECT error: cannot convert 'int' to 'String'
    int current() { return value; } // EXPECT error: cannot convert 'String' to 'int'
}
// COVERS shadowing, inheritance
