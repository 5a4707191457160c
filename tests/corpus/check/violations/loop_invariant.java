class LoopInvariant {
    //@ requires 0 <= n && n <= 5;
    //@ ensures \result == n;
    static int count(int n) {
        int i = 0;
        //@ loop_invariant i < 3; // EXPECT violated: loop invariant in 'LoopInvariant.count(int)'
        while (i < n) {
            i++;
        }
        return i;
    }
}
// OUTPUT n = 3
// OUTPUT i = 3
