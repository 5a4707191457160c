// A board has nine squares: none fits the default scope, so that a larger one is looked at; the verdict says which.
class Board {
    int[] squares = new int[9];
    //@ invariant squares.length == 9;

    //@ requires 0 <= i && i < 9;
    //@ ensures squares[i] == 1;
    void play(int i) {
        squares[i] = 1;
    }
}

class WrongBoard {
    int[] squares = new int[9];
    //@ invariant squares.length == 9;

    //@ requires 0 <= i && i < 9;
    //@ ensures squares[i] == 1; // EXPECT violated: postcondition
    void play(int i) {
        squares[i] = 2;
    }
}
// OUTPUT HOLDS Board.play(int)
// OUTPUT no input of the scope asked for meets the precondition and the invariants; checked with --array-length 9
