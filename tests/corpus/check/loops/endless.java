// Executions that never end have no state to be judged: they are left out, and that is said.
class Endless {
    /*@ nullable @*/ Endless next;

    //@ ensures \result != null && \result.next == null;
    Endless last() {
        Endless node = this;
        while (node.next != null) // EXPECT cut: executions in which this loop does not end in 'Endless.last()'
            node = node.next;
        return node;
    }

    //@ ensures \result == null; // EXPECT violated: postcondition in 'Endless.lastWrong()'
    Endless lastWrong() {
        Endless node = this;
        while (node.next != null) // EXPECT cut: executions in which this loop does not end in 'Endless.lastWrong()'
            node = node.next;
        return node;
    }

    //@ requires n >= -1;
    static int recursion(int n) {
        return n == 0 || n > 5 ? 0 : again(n);
    }

    private static int again(int n) {
        return n < 0 ? again(n) : n; // EXPECT cut: executions in which the recursion of 'again' does not end in 'Endless.recursion(int)'
    }
}
// OUTPUT HOLDS, CUT Endless.last()
// OUTPUT HOLDS, CUT Endless.recursion(int)
// EXIT 1
