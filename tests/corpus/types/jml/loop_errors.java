class LoopErrors {
    int n;

    void run() {
        //@ loop_invariant n; // EXPECT error: 'int'
        //@ decreases n > 0; // EXPECT error@23: 'decreases' needs an integer, found 'boolean'
        //@ assignable run(); // EXPECT error: not a location
        while (n > 0) {
            n--;
        }
        //@ assert \index == 0; // EXPECT error: \index is allowed only in loop specifications
    }
}
// COVERS assignable, JML assert, loop_invariant, decreases
