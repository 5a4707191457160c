// Mathematical functions of numbers that are not known: what is documented to be semi-monotonic never falls.
class Monotony {
    //@ requires x <= y;
    //@ ensures \result;
    static boolean all(double x, double y) {
        return Math.exp(x) <= Math.exp(y) && Math.atan(x) <= Math.atan(y) && Math.expm1(x) <= Math.expm1(y);
    }

    //@ requires x < y;
    //@ ensures \result; // EXPECT violated: postcondition in 'Monotony.strictly(double, double)'
    static boolean strictly(double x, double y) {
        return Math.exp(x) < Math.exp(y);
    }

    //@ requires 0 < x && x <= y;
    //@ ensures \result;
    static boolean logarithms(double x, double y) {
        return Math.log(x) <= Math.log(y) && Math.log10(x) <= Math.log10(y) && Math.log1p(x) <= Math.log1p(y);
    }

    //@ requires -1 <= x && x <= y && y <= 1;
    //@ ensures \result;
    static boolean inverses(double x, double y) {
        return Math.asin(x) <= Math.asin(y) && Math.acos(x) >= Math.acos(y) && Math.sin(x) <= Math.sin(y);
    }

    //@ requires x <= y;
    //@ ensures \result; // EXPECT violated: postcondition in 'Monotony.waves(double, double)'
    static boolean waves(double x, double y) {
        return Math.sin(x) <= Math.sin(y);
    }

    //@ requires x == y && x > 0;
    //@ ensures \result;
    static boolean same(double x, double y) {
        return Math.cbrt(x) == Math.cbrt(y) && Math.log(x) == Math.log(y) && Math.tanh(x) == Math.tanh(y);
    }

    // Within a unit in the last place of each other, no more.
    //@ requires 1 < x && x < 2;
    //@ ensures \result; // EXPECT unknown: postcondition: only with values of mathematical functions that Java does not compute, as far as was tried in 'Monotony.implementations(double)'
    static boolean implementations(double x) {
        return Math.cbrt(x) == StrictMath.cbrt(x);
    }
}
