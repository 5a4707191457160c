// What is known of one mathematical function says nothing of another.
class Functions {
    //@ requires 1.0 <= x && x <= 2.0 && 3.0 <= y && y <= 4.0;
    //@ ensures \result;
    static boolean same(double x, double y) {
        return Math.exp(x) <= Math.exp(y);
    }

    //@ requires 1.0 <= x && x <= 2.0 && 3.0 <= y && y <= 4.0;
    //@ ensures \result; // EXPECT violated: postcondition in 'Functions.different(double, double)'
    static boolean different(double x, double y) {
        return Math.exp(x) <= Math.log(y);
    }
}
