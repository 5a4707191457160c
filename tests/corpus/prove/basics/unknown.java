// What was reached, and why it does not suffice.
// ARGS --timeout 9
class Unknown {
    //@ requires n < 1000000;
    //@ ensures \result == 0; // EXPECT unknown: postcondition: could not be shown in 'Unknown.even(int)'
    static int even(int n) {
        int r = 0;
        while (r < n)
            r = (r | 1) + 1;
        return r & 1;
    }

    //@ ensures \result >= 0;
    static int length(double[] x) {
        double y = x.length * 2.5; // EXPECT unknown: floating-point arithmetic (not modelled) in 'Unknown.length(double[])'
        return y > 3 ? 1 : 0;
    }
}
// EXIT 3
