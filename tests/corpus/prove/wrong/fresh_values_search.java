// ARGS --way search
// What a call gives is another value in every iteration: that x differs from this one says
// nothing about the next.
class FreshValues {
    //@ ensures 0 < \result && \result < 1000;
    //@ assignable \nothing;
    static int any() {
        return 7;
    }

    //@ requires n >= 0;
    static void test(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            int r = any();
            //@ assert x != r; // EXPECT violated: assertion in 'FreshValues.test(int)'
            x = r + 1;
        }
    }
}
// OUTPUT VIOLATED FreshValues.test(int)
