// ARGS --objects Cell[]=1 --encoding quantified
class Cell {
    //@ requires a != null && b != null;
    //@ ensures a == b;
    static void one(Cell[] a, Cell[] b) {
    }

    //@ requires a != null && b != null;
    // EXPECT-NEXT violated: postcondition in 'Cell.other(int[], int[])'
    //@ ensures a == b;
    static void other(int[] a, int[] b) {
    }
}
// OUTPUT HOLDS Cell.one(Cell[], Cell[])
// OUTPUT for every pre-state with at most 4 objects of each class (1 of 'Cell[]'), arrays up to length 4, 32-bit int
