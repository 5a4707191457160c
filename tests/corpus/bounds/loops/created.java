// Objects that the loop creates count, and so do those created behind it.
// ARGS --objects Cell=5
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
// OUTPUT Created.fill(int)
// OUTPUT for every input, at most 4 objects of each class (5 of 'Cell'), 32-bit int
// OUTPUT created.java:5 for fill 0 3 exact
