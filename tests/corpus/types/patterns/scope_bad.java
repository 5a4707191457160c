// Pattern variables where they are not bound.
class scope_bad {
    int all(Object o, Object p) {
        if (o instanceof String a || a.isEmpty()) return 1; // EXPECT error: 'a'
        if (!(o instanceof String b)) return b.length(); // EXPECT error: 'b'
        if (!(o instanceof String c) && c.isEmpty()) return 1; // EXPECT error: 'c'
        if (o instanceof String d) o = d;
        o = d; // EXPECT error: 'd'
        if (!(o instanceof String e)) o = p;
        o = e; // EXPECT error: 'e'
        while (!(o instanceof String f)) { if (p == null) break; }
        o = f; // EXPECT error: 'f'
        boolean g = (o instanceof String h) == (h != null); // EXPECT error: 'h'
        outer: while (!(o instanceof String i)) { break outer; }
        o = i; // EXPECT error: 'i'
        return 0;
    }

    void twice(Object o, Object p) {
        if (o instanceof String a && p instanceof String a) return; // EXPECT error@58: variable 'a' is already declared in this method
        if (o instanceof String b || p instanceof String b) return; // EXPECT error: variable 'b' is already declared in this method
        if (o instanceof String o) return; // EXPECT error: variable 'o' is already declared in this method
        if (!(o instanceof String c)) return;
        String c = ""; // EXPECT error: variable 'c' is already declared in this method
    }
}
// COVERS type patterns, instanceof patterns, instanceof
