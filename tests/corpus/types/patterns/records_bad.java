// Wrong record patterns (Java 21).
class records_bad {
    record Point(int x, int y) { }
    record One(String s) { }

    void all(Object o, String s, Point p) {
        if (o instanceof Point(int x)) return; // EXPECT error@26: record pattern for 'Point' needs 2 components, found 1
        if (o instanceof One(String a, String b)) return; // EXPECT error: record pattern for 'One' needs 1 component, found 2
        if (o instanceof String(int c)) return; // EXPECT error: 'String' is not a record
        if (s instanceof Point(int x, int y)) return; // EXPECT error: 'String' can never be an instance of 'records_bad.Point'
        if (p instanceof Point(String x, int y)) return; // EXPECT error: 'int' can never be an instance of 'String'
        if (p instanceof Point(long x, int y)) return; // EXPECT error: 'int' can never be an instance of 'long'
        if (o instanceof One(Integer t)) return; // EXPECT error: 'String' can never be an instance of 'Integer'
        if (p instanceof Point(int x, int x)) return; // EXPECT error: variable 'x' is already declared in this method
        if (p instanceof Point(int s, int y)) return; // EXPECT error: variable 's' is already declared in this method
    }
}
// COVERS records, type patterns
