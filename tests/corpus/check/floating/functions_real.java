// A sine of an unknown number is any that its documentation allows; what that breaks is no violation unless Java computes it.
// ARGS --timeout 10
// EXIT 1
class FunctionsReal {
    // Near pi / 2 alone, and that is excluded.
    //@ requires 0.1 < x && x < 1.2;
    //@ ensures \result <= 0.999999999;
    static double high(double x) { // EXPECT-PREV unknown: postcondition: only with values of mathematical functions that Java does not compute, as far as was tried in 'FunctionsReal.high(double)'
        return Math.sin(x);
    }

    //@ requires 0.1 < x && x < 1.2;
    //@ ensures \result > 0.5;
    static double low(double x) { // EXPECT-PREV violated: postcondition in 'FunctionsReal.low(double)'
        return Math.sin(x) - 0.1;
    }

    //@ ensures \result <= 2;
    //@ ensures \result >= -2;
    static double sum(double x, double y) {
        return x > 0 && x < 100 && y > 0 && y < 100 ? Math.sin(x) + Math.cos(y) : 0;
    }
}
// OUTPUT HOLDS FunctionsReal.sum(double, double)
