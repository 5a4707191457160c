// Local variables named in the assignable clause of a loop are no locations of the heap.
class LocalLocations {
    static int total;

    //@ requires 0 <= n && n <= 3;
    //@ assignable total;
    //@ ensures \result == n;
    static int keeps(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ assignable i;
        while (i < n)
            i++;
        return i;
    }

    //@ requires 0 <= n && n <= 3;
    //@ assignable total;
    static void breaks(int n) {
        int i = 0;
        //@ assignable i;
        while (i < n) {
            i++;
            total = i; // EXPECT violated: assignment to 'total', which the loop must not assign in 'LocalLocations.breaks(int)'
        }
    }
}
