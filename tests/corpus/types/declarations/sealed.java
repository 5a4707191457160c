// Sealed classes and those permitted to extend them.
class Sealed {
    sealed interface Shape permits Circle, Square, Other {}

    record Circle(int radius) implements Shape {}

    static final class Square implements Shape {}

    non-sealed interface Other extends Shape {}

    static class Free implements Other {}

    sealed interface Color {}

    enum Basic implements Color { RED }

    static abstract sealed class Node {
        static final class Leaf extends Node {}

        static non-sealed class Inner extends Node {}
    }
}
// COVERS classes, interfaces, enums, records, sealed types
