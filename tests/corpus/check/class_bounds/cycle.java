// Classes that refer to each other in a cycle: which of their objects exist is not in order, but counted.
// ARGS --objects 2
class Left {
    /*@ nullable @*/ Right right;
    /*@ nullable @*/ Left next;

    //@ requires right != null && right.left != null && right.left != this;
    //@ ensures false;
    Left third() {
        return new Left(); // EXPECT cut: executions that need more than 2 objects of class 'Left' in 'Left.third()'
    }

    //@ requires next == null && (right == null || right.left == this) && (right == null || right.right == null);
    //@ ensures \result == this; // EXPECT violated: postcondition in 'Left.secondWrong()'
    Left secondWrong() {
        return new Left();
    }
}

class Right {
    /*@ nullable @*/ Left left;
    /*@ nullable @*/ Right right;
}
// OUTPUT HOLDS, CUT Left.third()
// EXIT 1
