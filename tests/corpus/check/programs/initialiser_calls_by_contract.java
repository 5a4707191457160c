// Before the program starts there is no method under check: a static initialiser that calls by contract ended the process. What the contract lets be thrown, comes out of
// the initialiser.
// ARGS --all
// EXIT 1
public class initialiser_calls_by_contract {
    static int start = abroad(2);

    //@ ensures \result > x;
    static native int abroad(int x);

    public static void main(String[] args) {
        assert start > 2;
        assert start > 3; // EXPECT violated: assertion: AssertionError in 'initialiser_calls_by_contract.main(String[])'
    }

    static class Throws {
        static int start = abroad(2);

        //@ requires x > 0;
        //@ signals (IllegalStateException e) x < 5;
        //@ signals_only IllegalStateException;
        static native int abroad(int x);

        // EXPECT-NEXT violated: exception 'ExceptionInInitializerError' is not allowed by the specification in 'initialiser_calls_by_contract.Throws.main(String[])'
        public static void main(String[] args) {
        }
    }
}
