// measured_by counts where calls are executed, too.
class MeasuredExecuted {
    //@ requires 0 <= n && n < 5; measured_by n; ensures \result == 0;
    static int down(int n) {
        return n == 0 ? 0 : down(n - 1);
    }

    //@ requires 0 <= n && n < 5; measured_by 5; ensures \result == 0;
    static int wrong(int n) {
        // EXPECT-NEXT violated: measured_by at the recursive call of 'wrong' in 'MeasuredExecuted.wrong(int)'
        return n == 0 ? 0 : wrong(n - 1);
    }

    //@ ensures \result == 0;
    static int use() {
        return down(3);
    }

    //@ requires 0 <= n && n < 5; measured_by n, 3; ensures \result == 0;
    static int even(int n) {
        return n == 0 ? 0 : odd(n);
    }

    //@ requires 0 < n && n < 5; measured_by n; ensures \result == 0;
    static int odd(int n) {
        return even(n - 1);
    }
}
// ARGS --calls inline
// OUTPUT HOLDS MeasuredExecuted.down(int)
// OUTPUT HOLDS MeasuredExecuted.use()
// OUTPUT HOLDS MeasuredExecuted.even(int)
// OUTPUT HOLDS MeasuredExecuted.odd(int)
