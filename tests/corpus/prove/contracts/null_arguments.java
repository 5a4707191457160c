// ARGS --all
// Parameters that must not be null are not, in methods that are executed, too.
class NullArguments {
    private static int length(int[] a) {
        return 0;
    }

    private static int count(Object[] all) {
        return all.length;
    }

    static int passes(int /*@ nullable @*/ [] a) {
        return length(a); // EXPECT violated: precondition of 'length': null for 'a', which must not be null in 'NullArguments.passes(int[])'
    }

    static int passesSome(int[] a) {
        return length(a);
    }

    static int passesNulls() {
        return count(new Object[1]); // EXPECT violated: precondition of 'count': null in 'all', whose elements must not be null in 'NullArguments.passesNulls()'
    }

    static int passesNone() {
        return count(new Object[0]);
    }
}
// OUTPUT PROVED NullArguments.passesSome(int[])
// OUTPUT PROVED NullArguments.passesNone()
// EXIT 1
