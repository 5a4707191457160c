// A sum, wrapped like the additions that make it.
class SumAll {
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]);
    static int sum(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++)
            s += a[i];
        return s;
    }
}
// OUTPUT PROVED SumAll.sum(int[])
// OUTPUT //@ loop_invariant s == (\sum int k; 0 <= k && k < i; a[k]);
