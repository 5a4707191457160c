// A pattern variable is in scope where its test is true.
class PatternTest {
    int use(Object o) {
        if (!(o instanceof Integer i)) return 0;
        if (o instanceof String s && s.length() > i) return s.length();
        while (!(o instanceof String t)) { o = "x"; }
        return o instanceof Long l ? l.intValue() + i : i + t.length();
    }
}
// COVERS instanceof patterns, type patterns
