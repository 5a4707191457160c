class Numbers {
    //@ ensures \result == n; // EXPECT violated: postcondition in 'Numbers.countDown(int)'
    static int countDown(int n) {
        int i = 0;
        while (i < n)
            i++;
        return i;
    }

    //@ requires n >= 0;
    //@ ensures \result == 2 * n + 1; // EXPECT violated: postcondition in 'Numbers.twice(int)'
    static int twice(int n) {
        int r = 0;
        for (int i = 0; i < n; i++)
            r += 2;
        return r;
    }

    //@ ensures \result >= x; // EXPECT violated: postcondition in 'Numbers.incrementWraps(int)'
    static int incrementWraps(int x) {
        int y = x;
        for (int i = 0; i < 3; i++)
            y++;
        return y;
    }

    //@ requires 0 <= x && 0 < y;
    //@ ensures 0 <= \result && \result < y; // EXPECT violated: postcondition in 'Numbers.remainderStops(int, int)'
    static int remainderStops(int x, int y) {
        int r = x;
        while (r > y)
            r -= y;
        return r;
    }

    //@ ensures true;
    static int average(int[] a) {
        int n = 0;
        for (int i = 0; i < a.length; i++)
            n++;
        return 100 / n; // EXPECT violated: division by zero: ArithmeticException in 'Numbers.average(int[])'
    }

    //@ requires n > 0;
    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Numbers.halvingTooFar(int)'
    static int halvingTooFar(int n) {
        int k = n;
        while (k > 0)
            k = k / 2;
        return k;
    }
}
// OUTPUT VIOLATED Numbers.countDown(int)
// OUTPUT VIOLATED Numbers.twice(int)
// OUTPUT VIOLATED Numbers.incrementWraps(int)
// OUTPUT VIOLATED Numbers.remainderStops(int, int)
// OUTPUT VIOLATED Numbers.average(int[])
// OUTPUT VIOLATED Numbers.halvingTooFar(int)
