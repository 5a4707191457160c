// Few bits of int leave float and double as they are; a conversion to int must fit.
// ARGS --bits 8
class FewBits {
    //@ requires 0 <= x && x <= 1e30f;
    //@ ensures \result == x + 1;
    static float floats(float x) {
        return x + 1;
    }

    //@ ensures \result >= -128 && \result <= 127;
    static double ofInt(int x) {
        return x;
    }

    //@ ensures \result != 100; // EXPECT violated: postcondition in 'FewBits.ofIntWrong(int)'
    static double ofIntWrong(int x) {
        return x;
    }

    //@ requires 0 <= x && x <= 100;
    //@ ensures \result <= x;
    static int toInt(double x) {
        return (int) x;
    }

    //@ ensures \result <= x;
    //@ requires 0 <= x && x <= 1000;
    static int toLargeInt(double x) {
        return (int) x; // EXPECT unknown: a number that does not fit in the bits of the scope (not modelled) in 'FewBits.toLargeInt(double)'
    }

    //@ requires x > 0;
    //@ ensures \result > 0;
    static int bits(float x) {
        return Float.floatToRawIntBits(x); // EXPECT unknown: the bits of a number with fewer bits for int
    }
}
