// Boyer and Moore: the candidate is one of the elements.
class Majority {
    //@ requires a.length > 0;
    //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
    static int candidate(int[] a) {
        int candidate = a[0];
        int votes = 0;
        for (int i = 0; i < a.length; i++) {
            if (votes == 0) {
                candidate = a[i];
                votes = 1;
            } else if (a[i] == candidate) {
                votes++;
            } else {
                votes--;
            }
        }
        return candidate;
    }
}
// OUTPUT PROVED Majority.candidate(int[])
