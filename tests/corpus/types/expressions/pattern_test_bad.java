// A pattern variable has the type of its pattern, where the test is true.
class PatternTest {
    int use(Object o) {
        if (o instanceof String s && s > 1) { } // EXPECT error: operator '>' cannot be applied to 'String' and 'int'
        if (!(o instanceof Integer i)) return i; // EXPECT error: cannot find variable 'i'
        boolean b = o instanceof String t || t.isEmpty(); // EXPECT error: cannot find variable 't'
        return i.length(); // EXPECT error: cannot find method 'length' in 'Integer'
    }
}
// COVERS instanceof patterns, type patterns
