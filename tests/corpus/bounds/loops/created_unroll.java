// The same, whatever comes behind the loop: five cells are made there, a sixth has no place.
// ARGS --objects Cell=5 --by unroll
class Created {
    static void fill(int n) {
        for (int i = 0; i < n; i++)
            new Cell();
        new Cell();
        new Cell();
    }
}

class Cell {
}
// OUTPUT created_unroll.java:5 for fill - 5 unrolled
