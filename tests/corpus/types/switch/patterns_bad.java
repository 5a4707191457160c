// Wrong patterns in switch (Java 21).
class patterns_bad {
    sealed interface Shape permits Circle, Square { }
    record Circle(int radius) implements Shape { }
    record Square(int side) implements Shape { }

    void labels(Object o, Shape shape, String s, int n) {
        switch (o) {
            case CharSequence c -> { } // EXPECT note@18: the earlier label is here
            case String t -> { } // EXPECT error@18: an earlier case takes all values of this one
            case 1 -> { } // EXPECT error: a constant case label cannot match 'Object'
            case Integer i when s -> { } // EXPECT error: 'String'
            case Unknown u -> { } // EXPECT error: cannot find type 'Unknown'
            case Object x -> { } // EXPECT note: the earlier label is here
            default -> { } // EXPECT error: duplicate default label
        }
        switch (shape) {
            default -> { }
            case Shape x -> { } // EXPECT error: the default case in front of this one takes all its values
        }
        switch (s) {
            case Integer i -> { } // EXPECT error: 'String' can never be an instance of 'Integer'
            default -> { }
        }
        switch (n) {
            case null -> { } // EXPECT error: 'int' is never null
            default -> { }
        }
        switch (s) {
            case null -> { }
            case null -> { } // EXPECT error: duplicate case label
            default -> { }
        }
    }

    void bindings(Object o) {
        switch (o) {
            case String s:
                o = s;
            case Integer i: // EXPECT error@13: cannot fall through to a case that binds variables
                o = s; // EXPECT error: 's'
                break;
            default:
                o = i; // EXPECT error: 'i'
        }
        switch (o) {
            case String s, Integer i -> { } // EXPECT error@28: a case that binds variables has one label only
            default -> { }
        }
        switch (o) {
            case String o -> { } // EXPECT error: variable 'o' is already declared in this method
            default -> { }
        }
    }
}
// COVERS old switch statements, arrow switch statements, type patterns
