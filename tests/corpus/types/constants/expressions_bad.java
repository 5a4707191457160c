// What is no constant cannot be a case label; equal constants cannot be two.
class Expressions {
    static final int A = 3;
    static final Integer BOX = 4;
    static final int COMPUTED = Math.abs(5);
    static int variable = 6;
    final int late;
    Expressions() { late = 7; }

    int use(int x, int y) {
        switch (x) {
            case A: return 1;
            case 1 + 2: return 2; // EXPECT error: duplicate case label
            case BOX: return 3; // EXPECT error: case label must be a constant expression
            case COMPUTED: return 4; // EXPECT error: case label must be a constant expression
            case variable: return 5; // EXPECT error: case label must be a constant expression
            case y: return 6; // EXPECT error: case label must be a constant expression
            case 1L: return 8; // EXPECT error: cannot convert 'long' to 'int'
            default: return 0;
        }
    }
}
// COVERS constants
