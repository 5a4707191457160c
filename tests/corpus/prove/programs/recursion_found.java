// What recursive methods without a contract keep is found: from samples, kept where inductive.
class RecursionFound {
    static int plus(int a, int b) {
        return b == 0 ? a : b > 0 ? plus(a + 1, b - 1) : plus(a - 1, b + 1);
    }

    //@ ensures \result == x + y;
    static int sum(int x, int y) {
        return plus(x, y);
    }

    static int ninetyOne(int n) {
        return n > 100 ? n - 10 : ninetyOne(ninetyOne(n + 11));
    }

    //@ requires x <= 101;
    //@ ensures \result == 91;
    static int mcCarthy(int x) {
        return ninetyOne(x);
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    //@ ensures \result == (x % 2 == 0);
    static boolean parity(int x) {
        return even(x);
    }

    static int find(int n) {
        return n == 5 ? 7 : find(n + 1);
    }

    //@ ensures \result == 7;
    static int seven(int n) {
        return find(n);
    }

    static byte climb(byte n) {
        return n > 100 ? n : climb((byte) (n + 1));
    }

    //@ ensures \result > 100;
    static int climbed(byte n) {
        return climb(n);
    }
}
// ARGS --timeout 240
// OUTPUT PROVED RecursionFound.sum(int, int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT found of 'RecursionFound.plus(int, int)': ensures \result == a + b;
// OUTPUT PROVED RecursionFound.mcCarthy(int)
// OUTPUT found of 'RecursionFound.ninetyOne(int)': ensures n <= 100 ==> \result == 91; ensures 101 <= n ==> \result == n - 10;
// OUTPUT PROVED RecursionFound.parity(int)
// OUTPUT found of 'RecursionFound.even(int)': ensures \result == (n % 2 == 0);
// OUTPUT found of 'RecursionFound.odd(int)': ensures \result == (n % 2 != 0);
// OUTPUT PROVED RecursionFound.seven(int)
// OUTPUT found of 'RecursionFound.find(int)': ensures \result == 7;
// OUTPUT PROVED RecursionFound.climbed(byte)
