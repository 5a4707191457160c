// Unicode escapes are translated before anything else is looked at.
\u0063lass UnicodeEscapes \u007b
    int a\u003d 1\u003b
    String b \u003d \u0022x\u0022;
    // \u000a int c; // that was a new line
    /\u002a a comment *\u002f int d;
    String e = "\\u12"; // no escape: the backslash is escaped
    int \uuuuu0066 = 1 \u002b 2;
\u007d
// COVERS Unicode escapes
