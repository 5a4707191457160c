// Counting.
class SumPositives {
    //@ ensures \result == (\num_of int k; 0 <= k && k < a.length; a[k] > 0);
    static int positives(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++)
            if (a[i] > 0)
                s++;
        return s;
    }
}
// OUTPUT PROVED SumPositives.positives(int[])
// OUTPUT //@ loop_invariant ((long) s) == (\num_of int k; 0 <= k && k < i; 0 < a[k]);
