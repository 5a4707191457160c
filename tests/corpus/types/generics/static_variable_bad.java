// A class's type parameters are not for its static members.
class Holder<T> {
    static T shared; // EXPECT ?
    T own;
    static T get() { return null; } // EXPECT ?
    static class Nested { T t; } // EXPECT ?
    class Inner { T t; }
}
// COVERS generic classes, static context
