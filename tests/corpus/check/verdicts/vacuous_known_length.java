// An array that is always of length 100 is not within the default scope: a larger one is looked at.
class Stack {
    private final int[] data = new int[100];
    private int top;

    //@ private invariant 0 <= top && top <= data.length;

    //@ requires top < data.length;
    //@ ensures top == \old(top) + 1;
    void push(int x) {
        data[top++] = x;
    }
}
// OUTPUT HOLDS Stack.push(int)
// OUTPUT no input of the scope asked for meets the precondition and the invariants; checked with --array-length 100
