// An error in one method does not keep the rules of Java from the others.
class ErrorsAndFlow {
    final int limit;

    ErrorsAndFlow() {
        limit = missing; // EXPECT error: cannot find variable 'missing'
    }

    //@ ensures \result == 0;
    static int unassigned() {
        int x;
        return x; // EXPECT error: variable 'x' may not have been initialised
    }

    //@ ensures \result == 0;
    static int endless() {
    } // EXPECT error: missing return statement

    //@ ensures \result == 0;
    static int unhandled() {
        throw new Exception(); // EXPECT error: unhandled exception 'Exception'
    }

    //@ ensures \result == 0;
    static int good() {
        return 0;
    }
}
// OUTPUT ERROR ErrorsAndFlow.unassigned()
// OUTPUT ERROR ErrorsAndFlow.endless()
// OUTPUT ERROR ErrorsAndFlow.unhandled()
// OUTPUT HOLDS ErrorsAndFlow.good()
