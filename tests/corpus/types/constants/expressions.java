// Constant expressions of every operator; as case labels and narrowed.
class Expressions {
    static final int A = 3;
    static final int B = A * 2 + 1;
    final int C = (B > 5 ? 10 : 20) - -1;
    static final String S = "n" + B + 'c' + true + 1.5;
    static final boolean T = A < B && S != null || !false;
    static final char D = 'a' + 1;
    static final byte E = (byte) 0xff;
    static final long L = 1L << 40 | 3 ^ 5 & ~2;
    static final int Q = 7 / 2 % 2 >>> 1 >> 1;
    static final int N = Expressions.A + java.lang.Integer.MAX_VALUE;

    int use(int x) {
        switch (x) {
            case A: return 1;
            case B + 1: return 2;
            case A << 4: return 3;
            case 'a' + D: return 4;
            case (int) 90L: return 5;
            case E: return 6;
            default: return 0;
        }
    }
}
// COVERS constants
