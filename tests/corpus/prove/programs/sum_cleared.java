// What is written changes the sum by what it changes.
class SumCleared {
    //@ ensures (\sum int k; 0 <= k && k < a.length; a[k]) == 0;
    static void clear(int[] a) {
        for (int i = 0; i < a.length; i++)
            a[i] = 0;
    }
}
// OUTPUT PROVED SumCleared.clear(int[])
