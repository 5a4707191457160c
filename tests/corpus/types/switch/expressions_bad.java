// Wrong switch expressions.
class expressions_bad {
    int values(int n) {
        int a = switch (n) { case 1 -> "x"; default -> 1; }; // EXPECT error: cannot convert 'String' to 'int'
        int b = switch (n) { case 1: yield true; default: yield 1; }; // EXPECT error: cannot convert 'boolean' to 'int'
        return a + b;
    }

    int jumps(int n) {
        outer:
        while (true) {
            int a = switch (n) {
                case 1: break; // EXPECT error@25: cannot jump out of a switch expression
                case 2: continue; // EXPECT error: cannot jump out of a switch expression
                case 3: break outer; // EXPECT error: cannot jump out of a switch expression
                case 4: continue outer; // EXPECT error: cannot jump out of a switch expression
                case 5: return 1; // EXPECT error: cannot jump out of a switch expression
                default: yield 1;
            };
        }
    }
}
// COVERS switch expression, yield
