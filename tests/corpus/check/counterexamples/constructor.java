class Interval {
    final int low;
    final int high;
    //@ invariant low <= high; // EXPECT violated: invariant in 'Interval.Interval(int, int)'

    //@ ensures this.low == low;
    Interval(int low, int high) {
        this.low = low;
        this.high = high;
    }
}
// OUTPUT before the call
// OUTPUT path
// OUTPUT at the end
