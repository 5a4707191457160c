// Where \result has no meaning.
class ResultErrors {
    //@ requires \result > 0; // EXPECT error@18: \result is allowed only in postconditions
    //@ signals (Exception e) \result == 0; // EXPECT error: \result is allowed only in postconditions
    int a() {
        return 1;
    }

    //@ ensures \result == 0; // EXPECT error@17: \result has no value in a method that returns nothing
    void b() {}

    //@ ensures \result != null; // EXPECT error: \result has no value in a method that returns nothing
    ResultErrors() {}

    //@ invariant \result == 1; // EXPECT error: \result is allowed only in postconditions

    int c() {
        //@ assert \result == 1; // EXPECT error: \result is allowed only in postconditions
        return 1;
    }
}
// COVERS \result
