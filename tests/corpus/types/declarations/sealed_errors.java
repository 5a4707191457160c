class SealedErrors {
    sealed interface Shape permits Circle, Stranger {} // EXPECT error@44: 'Stranger' does not extend 'Shape'

    record Circle(int radius) implements Shape {}

    static final class Stranger {}

    static final class Square implements Shape {} // EXPECT error@24: class 'Square' is not permitted to extend sealed 'Shape'

    static sealed class Node {}

    static class Leaf extends Node {} // EXPECT error@18: class 'Leaf' extends sealed 'Node' and must be 'final', 'sealed' or 'non-sealed'

    sealed interface Open permits Wide {}

    interface Wide extends Open {} // EXPECT error: interface 'Wide' extends sealed 'Open' and must be 'sealed' or 'non-sealed'

    static non-sealed class Alone {} // EXPECT error: class 'Alone' is 'non-sealed' but extends nothing sealed

    static sealed class Childless {} // EXPECT error: sealed class 'Childless' has no subclass in this file and no 'permits'

    static class Loose permits Stranger {} // EXPECT error: 'permits' needs a sealed class

    static sealed final class Contrary {} // EXPECT error: modifiers 'final' and 'sealed' exclude each other
    // EXPECT-PREV error: sealed class 'Contrary' has no subclass in this file and no 'permits'

    void locals() {
        final class Local extends Node {} // EXPECT error: class 'Local' is not permitted to extend sealed 'Node'
    }

    Object anonymous = new Node() {}; // EXPECT error: anonymous class is not permitted to extend sealed 'Node'
}
// COVERS classes, interfaces, sealed types, anonymous classes
