// A type that is nowhere: one error for each use; the other methods stay clean.
// ARGS --stats
// OUTPUT all 1 classes 4 of 7 bodies typed, 57.14 %
class OnePerUse {
    Missing field; // EXPECT error: cannot find type 'Missing'
    int good() { return 1; }
    Missing returned() { return null; } // EXPECT error: cannot find type 'Missing'
    void parameter(Missing m) { m.foo(); m.bar = 1; Object o = m; } // EXPECT error: cannot find type 'Missing'
    void local() {
        Missing m = new Missing(1); // EXPECT error@9: cannot find type 'Missing' // EXPECT error@25: cannot find type 'Missing'
        int x = m.value() + m.field;
        String s = m.text();
        for (int i : m.all()) { }
        if (m.is()) { }
    }
    int clean() { return good() + 1; }
    String text() { return "x"; }
    OnePerUse() { }
}
// COVERS missing types
