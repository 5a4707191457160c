// Sine, logarithm and their kin: of known numbers as StrictMath gives them, and Math where all implementations agree;
// of others any value that is documented.
class Functions {
    //@ ensures \result;
    static boolean known() {
        return Math.pow(2, 10) == 1024 && Math.hypot(3, 4) == 5 && Math.log10(1000) == 3 && Math.cbrt(27) == 3
            && StrictMath.sin(0.5) == 0.479425538604203 && StrictMath.pow(1.1, 7.3) == 2.0052411193823754
            && StrictMath.tan(1e6) == -0.373624453987599 && Math.atan2(1, 1) == Math.PI / 4
            && Math.IEEEremainder(5, 3) == -1 && Math.scalb(1.5, 4) == 24 && Math.nextAfter(1.0, 0) == 0.9999999999999999;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 1025;
    static double knownWrongly() {
        return Math.pow(2, 10);
    }

    //@ ensures 0.7 < \result && \result < 0.71;
    static double within() {
        return Math.pow(2, -0.5);
    }

    // Implementations may differ here.
    //@ ensures \result == 1.4142135623730951;
    static double lastDigit() {
        return Math.pow(2, 0.5); // EXPECT unknown: the last digit of this value
    }

    //@ ensures -1 <= \result && \result <= 1 || \result != \result;
    static double sine(double x) {
        return Math.sin(x);
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result < 1;
    static double cosine(double x) {
        return Math.cos(x);
    }

    //@ requires x > 1;
    //@ ensures \result > 0;
    static double logarithm(double x) {
        return Math.log(x);
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == \result;
    static double noLogarithm(double x) {
        return Math.log(x);
    }

    //@ requires x == x;
    //@ ensures \result;
    static boolean same(double x) {
        return Math.exp(x) == Math.exp(x);
    }
}
