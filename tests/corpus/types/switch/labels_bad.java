// Cases that cannot stand together, or behind another.
class LabelsBad {
    record Pair(Object first, Object second) { }
    enum Color { RED, GREEN }
    int field;

    void together(Object o, String s, Integer n) {
        switch (s) {
            case "a", null -> { } // EXPECT error@13: 'null' stands alone in a case, or with 'default'
            default -> { }
        }
        switch (n) {
            case 1, Integer _ -> { } // EXPECT error@13: a case has either patterns or constants
        }
        switch (n) {
            case 1 when n > 3 -> { } // EXPECT error@25: a guard needs a pattern
            default -> { }
        }
        switch (o) {
            case final Pair(_, _) -> { } // EXPECT error@18: a record pattern has no modifiers
            default -> { }
        }
    }

    void order(Object o, String s, Color color) {
        switch (o) {
            default -> { }
            case Integer i -> { } // EXPECT error@18: the default case in front of this one takes all its values
        }
        switch (s) {
            case null, default -> { }
            case "a" -> { } // EXPECT error: the default case in front of this one takes all its values
        }
        switch (s) {
            default -> { }
            case null -> { } // EXPECT error: the default case in front
        }
        switch (o) {
            case Pair(Object a, CharSequence b) -> { }
            case Pair(String a, String b) -> { } // EXPECT error@18: an earlier case takes all values of this one
            case Pair(var a, var b) -> { }
            case Pair(_, _) -> { } // EXPECT error: an earlier case
            default -> { }
        }
        switch (color) {
            case Color c -> { }
            case RED -> { } // EXPECT error@18: an earlier case takes all values of this one
        }
    }

    void guards(Object o, int outside) {
        switch (o) {
            case String s when false -> { } // EXPECT error@32: the guard is always false
            default -> { }
        }
    }
}
// COVERS record patterns, guards, case null, unnamed patterns
