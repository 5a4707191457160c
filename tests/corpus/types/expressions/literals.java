// Literals fit variables of their type, and wider ones.
class LiteralTypes {
    int a = 0x7fff_ffff + 0b101 + 017 + 'c';
    long b = 1 + 0xffffL + 'x';
    float c = 1f + 1 + 1L;
    double d = 1.5 + 1f + 1e10 + 0x1p3 + .5 + 1D;
    char e = '\u0041';
    String f = "a\tb" + """
        text
        """ + "\u0041";
    boolean g = true | false;
    Object h = null;
    short i = 'c';
}
// COVERS literals, integer literals, long literals, float literals, double literals, char literals
// COVERS string literals, text blocks, Unicode escapes
