// EXIT 3
// A board has nine squares: none fits the default scope, and the verdict says which scope does.
class Board {
    int[] squares = new int[9];
    //@ invariant squares.length == 9; // EXPECT vacuous: this clause takes part in the contradiction

    //@ requires 0 <= i && i < 9;
    //@ ensures squares[i] == 1;
    void play(int i) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
        squares[i] = 1;
    }
}
// OUTPUT in a larger scope there are inputs: --array-length 9
