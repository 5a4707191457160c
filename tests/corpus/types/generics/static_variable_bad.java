// A class's type parameters are not for its static members.
class Holder<T> {
    static T shared; // EXPECT error: type variable 'T' cannot be used in a static context
    T own;
    static T get() { return null; } // EXPECT error: type variable 'T' cannot be used in a static context
    static class Nested { T t; } // EXPECT error: type variable 'T' cannot be used in a static context
    class Inner { T t; }
}
// COVERS generic classes, static context
