// Methods that Java 18 to 25 added to classes of java.lang.
class Java25Methods {
    //@ requires -20 < dividend && dividend < 20;
    //@ ensures 3 * \result >= dividend && 3 * \result < dividend + 3;
    static int ceilDiv(int dividend) {
        return Math.ceilDiv(dividend, 3);
    }

    // EXPECT-NEXT violated: postcondition in 'Java25Methods.ceilDivWrong(int)'
    //@ ensures \result == dividend / 4;
    static int ceilDivWrong(int dividend) {
        return Math.ceilDiv(dividend, 4);
    }

    //@ ensures \result == 4024;
    static int ceilings() {
        return 1000 * Math.ceilDiv(7, 2) + 10 * -Math.ceilMod(7L, 3) - Math.ceilDiv(-7, 2) + Math.ceilMod(-7, -3) - Math.ceilMod(7, -3);
    }

    //@ requires least <= greatest;
    //@ ensures \result == (value < least ? least : value > greatest ? greatest : (int) value);
    static int clamp(long value, int least, int greatest) {
        return Math.clamp(value, least, greatest);
    }

    static int clampWrong(long value, int least, int greatest) {
        return Math.clamp(value, least, greatest); // EXPECT violated: exception 'IllegalArgumentException' is not allowed
    }

    //@ signals_only ArithmeticException;
    //@ ensures \result == dividend / divisor;
    //@ signals (ArithmeticException e) divisor == 0 || dividend == Integer.MIN_VALUE && divisor == -1;
    static int divideExact(int dividend, int divisor) {
        return Math.divideExact(dividend, divisor);
    }

    //@ ensures \result == 2187 + 1024;
    static int powers() {
        return Math.powExact(3, 7) + (int) Math.powExact(2L, 10);
    }

    //@ signals_only ArithmeticException;
    //@ ensures false;
    static int tooLarge() {
        return Math.powExact(10, 10);
    }

    //@ ensures \result == 2;
    static int indexOf() {
        return "abcabc".indexOf('c', 1, 4) + ("abcabc".indexOf('c', 0, 2) + 1) + ("abcabc".indexOf("bc", 2, 5) + 1);
    }

    //@ signals_only StringIndexOutOfBoundsException;
    //@ ensures false;
    static int indexOfOutside() {
        return "abc".indexOf('c', 2, 1);
    }

    //@ ensures \result.equals("xababab--");
    static String repeat() {
        return new StringBuilder("x").repeat("ab", 3).repeat('-', 2).toString();
    }

    //@ ensures \result == 0b1111;
    static int compress() {
        return Integer.compress(0b1001_0110, 0b1001_0101) ^ 0b0001;
    }

    //@ ensures \result == n;
    static int there(int n) {
        return Integer.compress(Integer.expand(n & 255, 0x0F0F), 0x0F0F) | n & ~255;
    }
}
// ARGS --all
