// ARGS --way templates
class Sums {
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]); // EXPECT violated: postcondition in 'Sums.fromOne(int[])'
    static int fromOne(int[] a) {
        int s = 0;
        for (int i = 1; i < a.length; i++)
            s += a[i];
        return s;
    }

    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; (long) a[k]); // EXPECT violated: postcondition in 'Sums.wraps(int[])'
    static long wraps(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++)
            s += a[i];
        return s;
    }

    //@ ensures \result == (\num_of int k; 0 <= k && k < a.length; a[k] > 0); // EXPECT violated: postcondition in 'Sums.positives(int[])'
    static int positives(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++)
            if (a[i] >= 0)
                s++;
        return s;
    }

    //@ ensures (\sum int k; 0 <= k && k < a.length; a[k]) == 0; // EXPECT violated: postcondition in 'Sums.clear(int[])'
    static void clear(int[] a) {
        for (int i = 0; i < a.length - 1; i++)
            a[i] = 0;
    }
}
// OUTPUT VIOLATED Sums.fromOne(int[])
// OUTPUT VIOLATED Sums.wraps(int[])
// OUTPUT VIOLATED Sums.positives(int[])
// OUTPUT VIOLATED Sums.clear(int[])
