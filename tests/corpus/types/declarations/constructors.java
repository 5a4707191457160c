// Constructors have the name of their class; a method without a type looks like one.
class Constructors {
    Constructors() {}

    void Constructors() {}

    class Inner {
        Inner(int x) {}
    }
}
// COVERS classes, constructors
