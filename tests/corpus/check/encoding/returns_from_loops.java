// ARGS --encoding quantified
// What a call gives is known where ways meet behind it, those on which it throws included.
class ReturnsFromLoops {
    static boolean same(int[] a, int[] b) {
        if (a.length != b.length)
            return false;
        for (int i = 0; i < a.length; i++)
            if (a[i] != b[i])
                return false;
        return true;
    }

    //@ ensures !\result; // EXPECT violated: postcondition
    static boolean wrong(int[] a, int[] b) { return same(a, b); }

    //@ ensures \result ==> a.length == b.length;
    static boolean right(int[] a, int[] b) { return same(a, b); }

    static int first(int[] a) {
        if (a.length == 0)
            return -1;
        return a[0];
    }

    //@ ensures \result <= 0; // EXPECT violated: postcondition
    static int small(int[] a) { return first(a); }
}
// OUTPUT HOLDS ReturnsFromLoops.right(int[], int[])
