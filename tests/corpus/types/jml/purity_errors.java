// Side effects in specifications.
class PurityErrors {
    int n;

    PurityErrors() {}

    int next() {
        return ++n;
    }

    //@ invariant (n = 1) == 1; // EXPECT error@20: assignment is not allowed in a specification
    //@ invariant (n += 1) == 1; // EXPECT error: assignment is not allowed in a specification
    //@ invariant n++ == 1; // EXPECT error: assignment is not allowed in a specification
    //@ invariant --n == 1; // EXPECT error: assignment is not allowed in a specification
    //@ invariant next() == 1; // EXPECT warning: method 'next' is called in a specification but is not declared pure

    //@ ensures \result == next(); // EXPECT warning: method 'next' is called in a specification but is not declared pure
    //@ ensures new PurityErrors() != null; // EXPECT warning: constructor of 'PurityErrors' is called in a specification but is not declared pure
    int use() {
        //@ assert next() > 0; // EXPECT warning: method 'next' is called in a specification but is not declared pure
        //@ loop_invariant n++ == 0; // EXPECT error: assignment is not allowed in a specification
        while (n < 0) {
        }
        return n;
    }
}
// COVERS pure
