// Counterexamples show values as Java writes them, and rather simple ones.
class Literals {
    //@ ensures x == x; // EXPECT violated: postcondition
    static void nan(float x) {
    }

    //@ ensures x != x || x - x == x - x; // EXPECT violated: postcondition
    static void infinity(double x) {
    }

    //@ ensures x > -1; // EXPECT violated: postcondition
    static void negative(float x) {
    }

    //@ ensures 1 / x > 0 || x != 0; // EXPECT violated: postcondition
    static void negativeZero(double x) {
    }

    //@ ensures x < 0.125 || x > 0.25; // EXPECT violated: postcondition
    static void fraction(double x) {
    }

    //@ ensures x != 1e10f; // EXPECT violated: postcondition
    static void large(float x) {
    }

    //@ ensures x != 0.1; // EXPECT violated: postcondition
    static void tenth(double x) {
    }

    //@ ensures a.length == 0 || a[0] != 2.5f; // EXPECT violated: postcondition
    static void element(float[] a) {
    }

    //@ ensures b == null || b != 1.5; // EXPECT violated: postcondition
    static void box(/*@ nullable @*/ Double b) {
    }
}
// OUTPUT x = Float.NaN
// OUTPUT x = Double.POSITIVE_INFINITY
// OUTPUT x = -1.0f
// OUTPUT x = -0.0
// OUTPUT x = 0.125
// OUTPUT x = 1.0E10f
// OUTPUT x = 0.1
// OUTPUT a = float[1] {2.5f}
// OUTPUT b = Double(1.5)
