// ARGS --objects int[]=1,Cell[]=2
class Cell {
    //@ requires a != null && b != null;
    //@ ensures a == b;
    static void one(int[] a, int[] b) {
    }

    //@ requires a != null && b != null && c != null;
    //@ ensures a == b || b == c || a == c;
    static void two(Cell[] a, Cell[] b, Cell[] c) {
    }

    //@ requires a != null && b != null;
    // EXPECT-NEXT violated: postcondition in 'Cell.other(long[], long[])'
    //@ ensures a == b;
    static void other(long[] a, long[] b) {
    }

    //@ ensures \result != a;
    static int[] created(int[] a) {
        return new int[a.length]; // EXPECT cut: executions that need more than 1 array 'int[]' in 'Cell.created(int[])'
    }

    //@ ensures \result != a;
    static int[] copied(int[] a) {
        return a.clone(); // EXPECT cut: executions that need more than 1 array 'int[]' in 'Cell.copied(int[])'
    }

    //@ ensures \result != a;
    static Cell[] fits(Cell[] a) {
        return new Cell[a.length];
    }
}
// OUTPUT HOLDS Cell.one(int[], int[])
// OUTPUT for every pre-state with at most 4 objects of each class (2 of 'Cell[]', 1 of 'int[]'), arrays up to length 4, 32-bit int
// OUTPUT HOLDS Cell.two(Cell[], Cell[], Cell[])
// OUTPUT VIOLATED Cell.other(long[], long[])
// OUTPUT HOLDS, CUT Cell.created(int[])
// OUTPUT HOLDS, CUT Cell.copied(int[])
// OUTPUT HOLDS Cell.fits(Cell[])
