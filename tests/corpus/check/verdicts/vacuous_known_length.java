// An array that is always of length 100 is not within the default scope.
// EXIT 3
class Stack {
    private final int[] data = new int[100];
    private int top;

    //@ private invariant 0 <= top && top <= data.length;

    //@ requires top < data.length;
    //@ ensures top == \old(top) + 1;
    void push(int x) { // EXPECT vacuous: no input in the scope meets the precondition and invariants
        data[top++] = x;
    }
}
// OUTPUT in a larger scope there are inputs: --array-length 100
