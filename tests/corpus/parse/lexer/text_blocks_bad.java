// Text blocks that do not begin or end as they should. // COVERS text blocks
class TextBlocksBad {
    String a = """abc""" + // EXPECT error@16: the opening '"""' of a text block must end its line
        """
        \q"""; // EXPECT error@9: invalid escape sequence '\q'
    // EXPECT-NEXT error@16: unclosed text block
    String b = """
        abc";
}
// EXPECT error: expected '}', found end of file