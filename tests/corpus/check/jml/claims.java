// Claims (implies_that, for_example, redundant clauses) are checked; \not_specified says nothing; math modes of code.
class Claims {
    int n;

    //@ ensures n == 5;
    //@ implies_that
    //@ ensures n > 4;
    void implies() {
        n = 5;
    }

    //@ ensures n == 5;
    //@ implies_that
    //@ ensures n > 6; // EXPECT violated: postcondition in 'Claims.impliesWrong()'
    void impliesWrong() {
        n = 5;
    }

    //@ requires 0 <= k && k < 10;
    //@ ensures n == k;
    //@ for_example
    //@ public normal_example
    //@ requires k == 3;
    //@ ensures n == 3; // EXPECT warning: 'n' is less visible than the specification that mentions it
    void example(int k) {
        n = k;
    }

    //@ requires 0 <= k && k < 10;
    //@ ensures n == k;
    //@ for_example
    //@ public normal_example
    //@ requires k == 3;
    //@ ensures n == 4; // EXPECT violated: postcondition in 'Claims.exampleWrong(int)' // EXPECT warning: 'n' is less visible than the specification that mentions it
    void exampleWrong(int k) {
        n = k;
    }

    // A claim about normal ends does not forbid exceptions.
    //@ public normal_behavior
    //@ requires k >= 0;
    //@ ensures n == k; // EXPECT warning: 'n' is less visible than the specification that mentions it
    //@ also public exceptional_behavior
    //@ requires k < 0;
    //@ signals_only IllegalArgumentException;
    //@ implies_that
    //@ ensures n >= 0;
    void throwing(int k) {
        if (k < 0)
            throw new IllegalArgumentException();
        n = k;
    }

    //@ requires x > 0;
    //@ ensures \result > 0;
    //@ ensures_redundantly \result > 1; // EXPECT violated: postcondition in 'Claims.redundant(int)'
    static int redundant(int x) {
        return x;
    }

    //@ requires x > 3;
    //@ ensures true;
    static void statements(int x) {
        //@ assert_redundantly x > 2;
        //@ hence_by x > 4; // EXPECT violated: assertion in 'Claims.statements(int)'
    }

    //@ requires \not_specified;
    //@ ensures \not_specified;
    void unspecified() {
        n = 7;
    }

    //@ requires -100 < a && a < 100;
    //@ ensures \result == a + 1;
    /*@ code_safe_math @*/ static int safe(int a) {
        return a + 1;
    }

    //@ ensures \result == a + 1;
    /*@ code_safe_math @*/ static int safeWrong(int a) {
        return a + 1; // EXPECT violated: integer overflow in 'Claims.safeWrong(int)'
    }

    //@ ensures \result == a + 1;
    /*@ code_java_math @*/ static int plain(int a) {
        return a + 1;
    }

    //@ ensures \result == a + 1;
    /*@ code_bigint_math @*/ static int exact(int a) {
        return a + 1; // EXPECT unknown: code_bigint_math where a number does not fit (not modelled) in 'Claims.exact(int)'
    }
}
// OUTPUT HOLDS Claims.implies()
// OUTPUT VIOLATED Claims.impliesWrong()
// OUTPUT HOLDS Claims.example(int)
// OUTPUT VIOLATED Claims.exampleWrong(int)
// OUTPUT HOLDS Claims.throwing(int)
// OUTPUT VIOLATED Claims.redundant(int)
// OUTPUT VIOLATED Claims.statements(int)
// OUTPUT HOLDS Claims.unspecified()
// OUTPUT HOLDS Claims.safe(int)
// OUTPUT VIOLATED Claims.safeWrong(int)
// OUTPUT HOLDS Claims.plain(int)
// OUTPUT UNKNOWN Claims.exact(int)
