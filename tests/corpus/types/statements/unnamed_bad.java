// Unnamed variables have types, too.
class UnnamedBad {
    record Point(int x, int y) { }

    interface One { int apply(int a); }

    void all(Object o, int[] numbers) {
        int _ = "text"; // EXPECT error@17: cannot convert 'String' to 'int'
        String _ = numbers; // EXPECT error@20: cannot convert 'int[]' to 'String'
        var _ = null; // EXPECT error@17: cannot infer the type of '_' from null
        for (String _ : numbers) // EXPECT error: cannot convert 'int' to 'String'
            o = null;
        One one = (_, _) -> 1; // EXPECT error: 'UnnamedBad.One' needs a lambda with 1 parameter, found 2
        if (o instanceof Point(_)) // EXPECT error@26: record pattern for 'Point' needs 2 components, found 1
            o = null;
        if (o instanceof Point(String _, _)) // EXPECT error: 'int' can never be an instance of 'String'
            o = null;
        switch (o) {
            case Point(int x, _), Point(_, int x) -> { } // EXPECT error: one label only
            default -> { }
        }
        switch (o) { // EXPECT error: the switch statement does not cover all possible values
            case Point(_, _) when numbers.length > 0 -> { }
            case String _ -> { }
        }
        switch (o) {
            case CharSequence _ -> { } // EXPECT note: the earlier label is here
            case String _ -> { } // EXPECT error: an earlier case takes all values of this one
            default -> { }
        }
    }
}
// COVERS unnamed variables, unnamed patterns, record patterns, guards
