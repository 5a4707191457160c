// Ints added up as longs, in a loop over elements.
class SumWide {
    //@ ensures \result == (\sum int k; 0 <= k && k <= a.length - 1; (long) a[k]);
    static long wide(int[] a) {
        long s = 0;
        for (int x : a)
            s += x;
        return s;
    }
}
// OUTPUT PROVED SumWide.wide(int[])
