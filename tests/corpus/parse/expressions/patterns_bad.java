// Mistakes in patterns.
class PatternsBad {
    boolean f(Object a) {
        b = a instanceof; // EXPECT error@25: expected type, found ';'
        b = a instanceof 3; // EXPECT error@26: expected type, found '3'
        b = a instanceof R(int); // EXPECT error@31: expected identifier, found ')'
        b = a instanceof R(int x; // EXPECT error@33: expected ')', found ';' // EXPECT note@27: to match this '('
        b = a instanceof R(x y, ); // EXPECT error@33: expected type, found ')'
        b = a instanceof final String; // EXPECT error@38: expected identifier, found ';'
        return b;
    }
}
// COVERS instanceof, instanceof patterns, type patterns
