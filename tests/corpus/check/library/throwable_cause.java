// ARGS --all
// A cause that is there cannot be set again.
class Report {
    //@ requires problem != null;
    static boolean later(IllegalStateException problem) {
        if (problem.getCause() == null) {
            return false;
        }
        try {
            problem.initCause(null);
        } catch (IllegalStateException known) {
            return true;
        }
        throw new AssertionError();
    }

    //@ requires problem != null;
    static void named(IllegalStateException problem) {
        // EXPECT-NEXT violated: null dereference: NullPointerException in 'Report.named(IllegalStateException)'
        problem.getCause().getCause();
    }
}
// EXIT 1
