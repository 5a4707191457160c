// String literals that do not end, or with escapes that do not exist.
class StringsBad {
    // EXPECT-NEXT error@16: unclosed string literal
    String a = "abc;
    int b = 1;
    String c = "a\qb\wc"; // EXPECT error@18: invalid escape sequence '\q' // EXPECT error@21: invalid escape sequence '\w'
    String d = "a\u000ab"; // EXPECT error@16: unclosed string literal // EXPECT error@25: unclosed string literal
    // EXPECT-NEXT error@16: unclosed string literal
    String e = "abc\
    ;
    void f() {
        // EXPECT-NEXT error@11: unclosed string literal
        g("abc);
        int x = 1;
    }
}
// COVERS string literals
