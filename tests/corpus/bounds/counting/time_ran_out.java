// What was found until time ran out is told, and is not called exact.
// ARGS --by unroll --timeout 1
class TimeRanOut {
    static int found(long x, long y, boolean one) {
        int n = one ? 1 : 0;
        if (1 < x && 1 < y && x < 4000000000L && y < 4000000000L && x * y == 1000000016000000063L)
            n = 2;
        for (int i = 0; i < n; i++)
            n = n;
        return n;
    }
}
// OUTPUT time_ran_out.java:8 for found - >= 1 not exact: time ran out
// EXIT 3
