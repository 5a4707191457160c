// ++ on what is no number.
class Increment {
    void use(boolean b, String s, Object o) {
        b++; // EXPECT error: operand of '++' must be numeric, found 'boolean'
        --s; // EXPECT error: operand of '--' must be numeric, found 'String'
        o++; // EXPECT error: operand of '++' must be numeric, found 'Object'
    }
}
// COVERS unary operators
