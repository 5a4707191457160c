// IEEE 754: every operation is rounded once, to nearest; nothing throws.
class Arithmetic {
    //@ ensures \result == 0.30000000000000004;
    static double sum() {
        double x = 0.1;
        return x + 0.2;
    }

    //@ ensures \result == 0.3; // EXPECT violated: postcondition in 'Arithmetic.notExact()'
    static double notExact() {
        double x = 0.1;
        return x + 0.2;
    }

    //@ requires x == x && y == y;
    //@ ensures \result == y + x || Float.isNaN(\result);
    static float commutes(float x, float y) {
        return x + y;
    }

    //@ ensures \result == (x + y) + z || Float.isNaN(\result); // EXPECT violated: postcondition in 'Arithmetic.associates(float, float, float)'
    static float associates(float x, float y, float z) {
        return x + (y + z);
    }

    //@ ensures \result == 0 || x != x; // EXPECT violated: postcondition in 'Arithmetic.difference(double)'
    static double difference(double x) {
        return x - x;
    }

    //@ requires -1e300 < x && x < 1e300;
    //@ ensures \result == 0;
    static double differenceOfFinite(double x) {
        return x - x;
    }

    //@ requires x == x;
    //@ ensures \result >= 0;
    static double square(double x) {
        return x * x;
    }

    //@ requires x == x;
    //@ ensures \result > 0 || x == 0; // EXPECT violated: postcondition in 'Arithmetic.underflows(double)'
    static double underflows(double x) {
        return x * x;
    }

    //@ requires x > 0;
    //@ ensures \result == Float.POSITIVE_INFINITY;
    static float byZero(float x) {
        return x / 0;
    }

    //@ ensures \result != \result;
    static double zeroByZero() {
        double zero = 0;
        return zero / zero;
    }

    //@ ensures 1 / \result == Double.NEGATIVE_INFINITY;
    static double negativeZero() {
        double zero = 0;
        return -zero;
    }

    //@ ensures 1 / \result == Double.NEGATIVE_INFINITY; // EXPECT violated: postcondition in 'Arithmetic.positiveZero()'
    static double positiveZero() {
        double zero = 0;
        return 0 - zero;
    }

    //@ requires 0 <= a && a <= b && b <= 100;
    //@ ensures a <= \result && \result <= b;
    static float average(float a, float b) {
        return (a + b) / 2;
    }

    //@ requires 0 <= a && a <= b;
    //@ ensures a <= \result && \result <= b; // EXPECT violated: postcondition in 'Arithmetic.averageOfAny(float, float)'
    static float averageOfAny(float a, float b) {
        return (a + b) / 2;
    }

    //@ requires 1 <= x && x <= 2;
    //@ ensures \result * 3 <= x; // EXPECT violated: postcondition in 'Arithmetic.third(float)'
    static float third(float x) {
        return x / 3;
    }

    //@ requires 1 <= x && x <= 2;
    //@ ensures 0.33f < \result && \result < 0.67f;
    static float thirdIsBetween(float x) {
        return x / 3;
    }

    //@ ensures \result == 1.401298464324817e-45f;
    static float smallest() {
        float x = 1;
        for (int i = 0; i < 149; i++)
            x /= 2;
        return x;
    }

    //@ ensures \result == 2.5f && 7.5 % -2 == 1.5;
    static float remainder() {
        float x = 12.5f, y = 5;
        return x % y;
    }

    //@ ensures \result == 2.25f; // EXPECT violated: postcondition in 'Arithmetic.otherRemainder()'
    static float otherRemainder() {
        float x = 12.5f, y = 5;
        return x % y;
    }

    //@ requires 0 <= x && x <= 1000 && 1 <= y && y <= 1000;
    //@ ensures 0 <= \result && \result < y;
    static float anyRemainder(float x, float y) {
        return x % y;
    }

    //@ requires -1000 <= x && x <= 1000 && y > 1;
    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Arithmetic.negativeRemainder(float, float)'
    static float negativeRemainder(float x, float y) {
        return x % y;
    }

    //@ requires -1e9 <= x && x <= 1e9;
    //@ ensures -360 < \result && \result < 360;
    static double angle(double x) {
        return x % 360;
    }

    //@ ensures \result <==> x == Math.floor(x) && x - x == 0;
    static boolean isWhole(double x) {
        return x % 1 == 0;
    }

    //@ requires 0 <= x && x < Double.POSITIVE_INFINITY;
    //@ ensures 0 <= \result && \result < 360;
    static double anyAngle(double x) {
        return x % 360; // EXPECT unknown: the remainder of numbers that are far apart (not modelled) in 'Arithmetic.anyAngle(double)'
    }

    //@ requires x > 10 && x < 20;
    //@ ensures x % 3 != 1.5; // EXPECT violated: postcondition in 'Arithmetic.inSpecification(double)'
    static void inSpecification(double x) {
    }
}
