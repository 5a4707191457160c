// Classes that are not around this one.
class Other { }
interface Face { default int f() { return 1; } }
class Outer {
    class Inner {
        Object a = Other.this; // EXPECT error: 'Other' does not enclose this class
        int b() { return Other.super.hashCode(); } // EXPECT error: 'Other' is neither a class around nor a direct superinterface
        int c() { return Face.super.f(); } // EXPECT error: 'Face' is neither a class around nor a direct superinterface
    }
    static class Nested {
        Object d = Outer.this; // EXPECT error: 'this' cannot be used in a static context
    }
}
// COVERS qualified this, qualified super, static context
