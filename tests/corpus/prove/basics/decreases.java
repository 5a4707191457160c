// Termination, where a variant is given.
class Decreases {
    //@ ensures true;
    static void down(int n) {
        int i = n;
        //@ loop_invariant true;
        //@ decreases i;
        while (i > 0)
            i--;
    }

    //@ ensures true;
    static void up(int n) {
        int i = 0;
        //@ decreases i; // EXPECT violated: decreases in 'Decreases.up(int)'
        while (i < n)
            i++;
    }
}
// OUTPUT PROVED Decreases.down(int)
