// What may stand together in a case, and in which order the cases may come (Java 21).
class Labels {
    sealed interface Shape permits Circle, Square, Empty { }
    record Circle(int radius) implements Shape { }
    record Square(Object side, Object name) implements Shape { }
    enum Empty implements Shape { NONE, ALL }

    int qualified(Shape shape) {
        int result;
        switch (shape) {
            case Circle(_), Square(_, _) -> result = 1;
            case Empty.NONE -> result = 2;
            case Empty.ALL -> result = 3;
        }
        return result;
    }

    int onlyConstants(Empty empty) {
        return switch (empty) {
            case Empty.NONE -> 1;
            case ALL -> 2;
            case null -> 3;
        };
    }

    sealed interface Letter permits Vowel { }
    enum Vowel implements Letter { A, E }

    // Patterns would have to be exhaustive, and so have these constants.
    int mustReturn(Letter letter) {
        switch (letter) {
            case Vowel.A: return 1;
            case Vowel.E: return 2;
        }
    }

    int order(Object o, Integer n) {
        int first = switch (o) {
            case String s when s.isEmpty() -> 1;
            case String s -> 2;
            case Square(String a, String b) -> 3;
            case Square(CharSequence a, Object b) -> 4;
            case Square(Object a, Object b) when a == b -> 5;
            case Square square -> 6;
            case null, default -> 7;
        };
        int second = switch (n) {
            default -> 1;
            case 1 -> 2;
            case 2 -> 3;
        };
        return first + second + switch (n) {
            case Integer i when i > 100 -> 1;
            case 3 -> 2;
            case Integer i -> i;
        };
    }

    int guards(Object o) {
        int n = 3;
        return switch (o) {
            case Integer i when i > n && o instanceof Number number && number.intValue() > 2 -> i;
            case String _, Integer _ when o.hashCode() == n -> 1;
            case Object x when true -> 2;
        };
    }

    <T extends Shape & Comparable<T>> int intersection(T shape) {
        return switch (shape) {
            case Empty.NONE, Empty.ALL -> 1;
        };
    }
}
// COVERS record patterns, guards, case null, unnamed patterns, switch expression
