// Recursive methods without a contract: what does not hold of them is not found, and who reads, writes or throws is not taken.
// ARGS --timeout 10
class RecursionFound {
    static int plus(int a, int b) {
        return b == 0 ? a : b > 0 ? plus(a + 1, b - 1) : plus(a - 1, b + 1);
    }

    //@ ensures \result == x + y + 1; // EXPECT violated: postcondition in 'RecursionFound.off(int, int)'
    static int off(int x, int y) {
        return plus(x, y);
    }

    static int thrower(int n) {
        return n == 0 ? 1 / n : thrower(n - 1); // EXPECT violated: division by zero: ArithmeticException in 'RecursionFound.throwing(int)'
    }

    //@ ensures \result == 1;
    static int throwing(int n) {
        return thrower(n);
    }

    static int counter;

    static int reads(int n) {
        return n == 0 ? counter : reads(n - 1);
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition in 'RecursionFound.reading(int)'
    static int reading(int n) {
        return reads(n);
    }

    static int writes(int n) {
        counter++;
        return n == 0 ? 0 : writes(n - 1);
    }

    //@ ensures counter == \old(counter); // EXPECT violated: postcondition in 'RecursionFound.writing(int)'
    static int writing(int n) {
        return writes(n);
    }

    static byte climb(byte n) {
        return n > 100 ? n : climb((byte) (n + 1));
    }

    //@ ensures \result > 101; // EXPECT violated: postcondition in 'RecursionFound.climbed(byte)'
    static int climbed(byte n) {
        return climb(n);
    }
}
