// A guard assigns nothing but what it declares itself.
class GuardsBad {
    int field;

    int assign(Object o, int n) {
        return switch (o) {
            case String s when field++ > 1 -> 1; // EXPECT error@32: a guard cannot assign variable 'field', which is declared outside of it
            case Integer i when (this.field = 2) > 1 -> 1; // EXPECT error: a guard cannot assign variable 'field'
            case Long l when (n = 3) > 2 -> 2; // EXPECT error: a guard cannot assign variable 'n'
            // EXPECT-PREV error: local variable 'n' used in a guard must be final or effectively final
            case Number m when o instanceof Float f && (f = 1f) > 0 -> 3;
            default -> 4;
        };
    }
}
// COVERS guards
