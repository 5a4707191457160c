// Two clauses of one method, each with its own counterexample.
class Violated {
    // EXPECT-NEXT violated@9: postcondition in 'Violated.max(int, int)'
    //@ ensures \result >= a;
    //@ ensures \result >= b; // EXPECT violated@9: postcondition in 'Violated.max(int, int)'
    //@ ensures \result == a || \result == b;
    static int max(int a, int b) {
        if (a == 7) {
            return b;
        }
        return a;
    }
}
// OUTPUT VIOLATED Violated.max(int, int)
// OUTPUT looking at every input, 32-bit int
// OUTPUT before the call
// OUTPUT a = 7
// OUTPUT b = 0
// OUTPUT at the end
// OUTPUT \result = 0
// OUTPUT a = 7
// OUTPUT 1 method: 1 violated
