// Variables that change cannot be used in the guard of a case (JLS 14.11.1).
class guards_bad {
    int run(Object o, int limit) {
        limit++;
        return switch (o) {
        case String s when s.length() > limit -> 1; // EXPECT error: local variable 'limit' used in a guard must be final or effectively final
        case Integer i when i > 3 -> 2;
        default -> 0;
        };
    }
}
// COVERS captured variables
