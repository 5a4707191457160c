// ARGS --objects int[]=0,int[][]=1
class Rows {
    //@ ensures \result == a.length;
    // EXPECT-NEXT vacuous: no input in the scope meets the precondition and invariants
    static int first(int[] a) {
        return a.length;
    }

    //@ ensures rows == null || (\forall int i; 0 <= i && i < rows.length; rows[i] == null);
    static void empty(/*@ nullable @*/ int[][] rows) {
    }
}
// OUTPUT VACUOUS Rows.first(int[])
