// EXIT 3
// What a loop may assign is not shown yet: a proof must not pass over the clause.
class LoopAssignable {
    //@ ensures a.length > 0 ==> a[0] == 0;
    static void clear(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length && (i > 0 ==> a[0] == 0);
        //@ assignable a[*]; // EXPECT unknown: what a loop may assign (not modelled) in 'LoopAssignable.clear(int[])'
        for (int i = 0; i < a.length; i++)
            a[i] = 0;
    }
}
