// ARGS --bits 6
// What is violated with 6 bits is looked for again with 32.
class NarrowViolated {
    //@ ensures \result > x; // EXPECT violated: postcondition in 'NarrowViolated.next(int)'
    static int next(int x) {
        return x + 1;
    }
}
// OUTPUT VIOLATED NarrowViolated.next(int)
// OUTPUT looking at every input, 32-bit int
// OUTPUT with 6-bit int it is violated, too
// OUTPUT x = 2147483647
