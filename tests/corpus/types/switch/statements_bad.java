// Wrong selectors and labels.
class statements_bad {
    enum Color { RED, GREEN }
    static int variable = 3;

    void selectors(long l, boolean b, double d, Object o) {
        switch (l) { case 1: } // EXPECT error@17: cannot switch on 'long'
        switch (b) { default: } // EXPECT error: cannot switch on 'boolean'
        switch (d) { default: } // EXPECT error: cannot switch on 'double'
        switch (null) { default: } // EXPECT error: cannot switch on 'null'
        switch (unknown) { case ANYTHING: } // EXPECT error: unknown
    }

    void labels(int n, byte b, String s, Color color, Integer boxed, int p) {
        switch (n) {
        case 1: // EXPECT note@14: the earlier label is here
        case 2: break;
        case 1: break; // EXPECT error@14: duplicate case label
        case variable: // EXPECT error@14: case label must be a constant expression
        case p: // EXPECT error: case label must be a constant expression
        case "x": // EXPECT error: cannot convert 'String' to 'int'
        case 'a':
        case 97: // EXPECT error: duplicate case label
        default: break; // EXPECT note@9: the earlier label is here
        default: break; // EXPECT error@9: duplicate default label
        }
        switch (b) { case 200: } // EXPECT error@27: cannot convert 'int' to 'byte'
        switch (s) {
        case "a", "b":
        case "" + "a": // EXPECT error: duplicate case label
        case 1: // EXPECT error: cannot convert 'int' to 'String'
        }
        switch (color) {
        case RED, GREEN:
        case RED: // EXPECT error: duplicate case label
        case PINK: // EXPECT error@14: 'PINK' is not a constant of enum 'Color'
        case 1: // EXPECT error: case label must be a constant of enum 'Color'
        }
        switch (boxed) {
        case 1:
        case 1L: // EXPECT error: cannot convert 'long' to 'Integer'
        }
    }

    int scopes(int n) {
        switch (n) {
        case 1: int x = 1; break;
        case 2: int x = 2; // EXPECT error: variable 'x' is already declared in this method
        }
        switch (n) {
        case 1 -> { int y = 1; }
        case 2 -> y = 2; // EXPECT error: 'y'
        }
        return x; // EXPECT error: 'x'
    }
}
// COVERS old switch statements, arrow switch statements
