// Specifications compute as Java does.
class Jml {
    double value;

    //@ invariant 0 <= value && value <= 100; // EXPECT violated: invariant

    //@ requires x == x;
    //@ ensures value == (x < 0 ? 0 : x > 100 ? 100 : x);
    void set(double x) {
        value = Math.max(0, Math.min(x, 100));
    }

    //@ ensures value == x || x != x;
    void setAny(double x) {
        value = x;
    }

    //@ ensures (\forall double d; d >= \result ==> d >= value);
    double forall() {
        return value;
    }

    //@ ensures (\forall float f; f * f > \result); // EXPECT violated: postcondition in 'Jml.forallWrong()'
    static float forallWrong() {
        return -1;
    }

    //@ ensures (\exists double d; d * d == \result); // EXPECT unknown: a quantifier over this type
    static double exists(double x) {
        return x;
    }

    //@ ensures \result == (int) \old(value) + 1;
    int old() {
        int whole = (int) value;
        value = 0;
        return whole + 1;
    }

    //@ ensures \result == -\old(value); // EXPECT violated: postcondition in 'Jml.oldWrong()'
    double oldWrong() {
        double before = value;
        value = 50;
        return before;
    }

    //@ ensures x / 2 <= \result + 0.5 && 0.5f < 1 && 1 / 0.0 > 1e308;
    //@ requires 0 <= x && x <= 1000;
    static int arithmetic(int x) {
        return x / 2;
    }

    //@ requires 0 < x & x < y && y < 1;
    //@ ensures \result && x < y < 1.0;
    static boolean chain(double x, float y) {
        return x < 1;
    }

    //@ requires x > 0;
    //@ ensures \result == x * 0.5f; // EXPECT violated: postcondition in 'Jml.wide(float)'
    static double wide(float x) {
        return x * 0.5;
    }

    //@ requires x > 0 && x < 1000;
    //@ ensures \result > 0;
    static int loop(float x) {
        int count = 0;
        //@ maintaining 0 <= count && x > 0;
        while (x > 0.25f && count < 5) {
            x /= 2;
            count++;
        }
        return count + 1;
    }

    /*@ pure @*/ static double twice(double x) {
        return x + x;
    }

    //@ ensures \result == twice(x) || x != x;
    static double call(double x) {
        return 2 * x;
    }

    //@ ensures \result == twice(x) + 1; // EXPECT violated: postcondition in 'Jml.callWrong(double)'
    static double callWrong(double x) {
        return 2 * x;
    }

    //@ requires (\sum int i; 0 <= i && i < a.length; a[i]) == 1; // EXPECT unknown: a quantifier of this type
    //@ ensures \result == 0;
    static int sum(double[] a) {
        return a.length == 0 ? 0 : 1;
    }

    //@ ensures (\real) x == x; // EXPECT unknown: a \real number
    static void real(double x) {
    }

    //@ requires x > 0;
    //@ ensures \bigint_math(x + 1) > 0.5; // EXPECT unknown: an exact number beside a floating-point one
    static void exact(int x) {
    }

    // Floating-point bounds of whole numbers.
    //@ ensures (\forall int i; -5 <= i && i <= -2.5; i < -2);
    //@ ensures (\num_of int i; 0 <= i && i < 5; i < 3.5) == 4;
    static void bounds() {
    }

    //@ ensures (\forall int i; -5 <= i && i <= -2.5; i == 7); // EXPECT violated: postcondition in 'Jml.boundsWrong()'
    static void boundsWrong() {
    }

    //@ ensures \result == 1.5 || \result == 2.5;
    static double chosen(int x) {
        return x > 0 ? 1.5 : 2.5;
    }

    //@ ensures 2 < \result && \result < 4;
    static double byContract(int x) {
        return chosen(x) + 1;
    }

    //@ ensures \result == 2.5; // EXPECT violated: postcondition in 'Jml.byContractWrong(int)'
    static double byContractWrong(int x) {
        return chosen(x) + 1;
    }

    //@ ensures \not_modified(value);
    void unchanged() {
        value = value * 1;
    }

    //@ ensures \not_modified(value); // EXPECT violated: postcondition in 'Jml.changed()'
    void changed() {
        value = value + 0; // -0.0 becomes 0.0
    }

    //@ ensures x + "" == null; // EXPECT violated: postcondition in 'Jml.text(float)'
    static void text(float x) {
    }
}
