// A compound assignment casts to the type of its left side.
class Compound {
    //@ ensures \result == (byte) (b + x);
    static byte add(byte b, int x) {
        b += x;
        return b;
    }

    //@ ensures \result == b + x; // EXPECT violated: postcondition in 'Compound.addWrong(byte, int)'
    static byte addWrong(byte b, int x) {
        b += x;
        return b;
    }

    //@ ensures \result >= 0 && \result <= 65535;
    static char decrement(char c) {
        c--;
        return c;
    }

    //@ ensures \result < c; // EXPECT violated: postcondition in 'Compound.decrementWrong(char)'
    static char decrementWrong(char c) {
        c--;
        return c;
    }

    //@ ensures \result == (short) (s * 3);
    static short multiply(short s) {
        return s *= 3;
    }

    //@ ensures \result == (int) (i + l);
    static int addLong(int i, long l) {
        i += l;
        return i;
    }

    // An unsigned shift of a negative byte works on the int.
    //@ requires b == -1;
    //@ ensures \result == -1;
    static byte shift(byte b) {
        b >>>= 4;
        return b;
    }

    //@ requires b == -1;
    //@ ensures \result == 15; // EXPECT violated: postcondition in 'Compound.shiftWrong(byte)'
    static byte shiftWrong(byte b) {
        b >>>= 4;
        return b;
    }

    //@ requires a.length > 1;
    //@ ensures a[1] == \old(a[1]) + 5 && \result == 2;
    static int element(int[] a) {
        int i = 1;
        a[i++] += 5;
        return i;
    }

    //@ ensures \result == (a && b);
    static boolean logical(boolean a, boolean b) {
        a &= b;
        return a;
    }

    //@ ensures \result == ((x & 12 | 3) ^ 5); // EXPECT violated: postcondition in 'Compound.bits(int)'
    static int bits(int x) {
        x &= 12;
        x |= 3;
        x ^= 6;
        return x;
    }

    //@ ensures \result == -128 || \result == b + 1;
    static byte increment(byte b) {
        return ++b;
    }
}
// OUTPUT HOLDS Compound.add(byte, int)
// OUTPUT HOLDS Compound.decrement(char)
// OUTPUT HOLDS Compound.multiply(short)
// OUTPUT HOLDS Compound.addLong(int, long)
// OUTPUT HOLDS Compound.shift(byte)
// OUTPUT HOLDS Compound.element(int[])
// OUTPUT HOLDS Compound.logical(boolean, boolean)
// OUTPUT HOLDS Compound.increment(byte)
