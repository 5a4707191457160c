class BlockContractsBad {
    int x;

    void f(int n) {
        //@ requires n > 0;
        // EXPECT-NEXT error: expected 'also' between specification cases, found 'normal_behavior'
        //@ normal_behavior ensures n > 0;
        x = n;

        // EXPECT-NEXT error: expected specification, found end of JML annotation
        //@ refining
        x = n;

        // EXPECT-NEXT error@13: specification is not followed by a statement
        //@ requires n > 0;
    }
}
// COVERS requires, ensures, normal_behavior, block contracts, malformed JML
