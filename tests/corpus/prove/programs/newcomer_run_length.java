// How long the run of equal elements is that begins at an index.
class RunLength {
    //@ requires 0 <= from && from < a.length;
    //@ ensures 1 <= \result && from + \result <= a.length;
    //@ ensures (\forall int k; from <= k && k < from + \result; a[k] == a[from]);
    //@ ensures from + \result == a.length || a[from + \result] != a[from];
    static int runLength(int[] a, int from) {
        int end = from + 1;
        while (end < a.length && a[end] == a[from])
            end++;
        return end - from;
    }
}
// OUTPUT PROVED RunLength.runLength(int[], int)
