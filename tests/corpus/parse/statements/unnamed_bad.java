// `_` where a name is needed.
class UnnamedBad {
    int _; // EXPECT error@9: expected identifier, found '_'
    void _() { } // EXPECT error@10: expected identifier, found '_'
    void parameter(int _) { } // EXPECT error@24: expected identifier, found '_'
    void all(Object o, int[] numbers) {
        int _; // EXPECT error@14: expected '=' behind '_', found ';'
        int _[] = numbers; // EXPECT error@14: '_' cannot have dimensions
        o = _; // EXPECT error@13: expected expression, found '_'
        _.hashCode(); // EXPECT error@9: expected expression, found '_'
        boolean b = o instanceof _; // EXPECT error@34: expected type, found '_'
        switch (o) {
            case _ -> b = true; // EXPECT error@18: '_' alone is a pattern only inside of a record pattern
            default -> b = false;
        }
    }
}
// COVERS unnamed variables, unnamed patterns, guards, record patterns
