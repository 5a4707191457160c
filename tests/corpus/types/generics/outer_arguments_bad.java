// Type arguments of the class around count as well.
class Outer<T> {
    class Middle {
        class Inner { }
    }

    void use(Outer<T>.Middle.Inner own, Outer<String>.Middle.Inner strings) {
        Outer<T>.Middle.Inner a = own;
        Outer<String>.Middle.Inner b = own; // EXPECT error: cannot convert
    }
}
// COVERS inner classes, generic classes
