// The value of a lambda may be of an anonymous class, and its members be used.
import java.util.Optional;

class AnonymousValue {
    abstract static class Named {
        abstract String name();
    }

    Named wrap(Optional<String> text) {
        return text.map(t -> new Named() { String name() { return t; } }).orElse(null);
    }

    int size(Optional<String> text) {
        return text.map(t -> new Object() { int size() { return t.length(); } }).get().size();
    }
}
// COVERS lambda, anonymous classes
