// Patterns that leave values out (Java 21).
class patterns_not_covered_bad {
    sealed interface Shape permits Circle, Square { }
    record Circle(int radius) implements Shape { }
    record Square(int side) implements Shape { }
    record Pair(Shape a, Shape b) { }

    int cover(Shape shape, Object o, Pair pair) {
        int a = switch (shape) { case Circle c -> 1; }; // EXPECT error: the switch expression does not cover all possible values
        switch (shape) { // EXPECT error@17: the switch statement does not cover all possible values
            case Circle c -> { }
            case Square s when s.side() > 1 -> { }
        }
        switch (o) { case String s: } // EXPECT error: the switch statement does not cover all possible values
        return switch (pair) { // EXPECT error: the switch expression does not cover all possible values
            case Pair(Circle c, Square s) -> 1;
            case Pair(Square c, Circle s) -> 2;
            case Pair(Circle c, Circle s) -> 3;
        };
    }
}
// COVERS old switch statements, arrow switch statements, type patterns
