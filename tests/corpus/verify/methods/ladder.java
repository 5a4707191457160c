// Methods with contracts: a mistake shows in a small scope, a proof leaves nothing open.
// EXIT 1
class Ladder {
    //@ ensures \result >= 0;
    static int absolute(int x) { // EXPECT-PREV violated: postcondition in 'Ladder.absolute(int)'
        return x < 0 ? -x : x;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int count(int n) {
        int i = 0;
        while (i < n)
            i++;
        return i;
    }

    //@ ensures \result == x || \result == y;
    //@ ensures \result >= x && \result >= y;
    static int greater(int x, int y) {
        return x < y ? y : x;
    }

    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result || a.length == 0);
    static int greatest(int[] a) { // EXPECT-PREV violated: postcondition in 'Ladder.greatest(int[])'
        int most = 0;
        for (int i = 1; i < a.length; i++)
            if (a[i] > most)
                most = a[i];
        return most;
    }
}
// OUTPUT VIOLATED Ladder.absolute(int)
// OUTPUT small scopes VIOLATED looking at every input, 32-bit int
// OUTPUT PROVED Ladder.count(int)
// OUTPUT proof PROVED for every input, 32-bit int
// OUTPUT HOLDS Ladder.greater(int, int)
// OUTPUT for every input, 32-bit int
// OUTPUT VIOLATED Ladder.greatest(int[])
