// A variable is known in its block only, from its declaration on.
class ScopeEnds {
    int blocks(boolean b) {
        early = 1; // EXPECT error: cannot find variable 'early'
        int early = 0;
        if (b) {
            int inner = 1;
        }
        for (int i = 0; i < 3; i++) { }
        return inner + i; // EXPECT error: cannot find variable 'inner' // EXPECT error: cannot find variable 'i'
    }
}
// COVERS names, local variables
