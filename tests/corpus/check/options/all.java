// ARGS --all --null nullable
// Without a specification, no exception of Java's own may escape.
class Plain {
    static int twice(int x) {
        return x + x;
    }

    static int length(int[] a) {
        return a.length; // EXPECT violated: null dereference: NullPointerException in 'Plain.length(int[])'
    }

    static class Inner {
        int first(int[] a) {
            return a == null || a.length == 0 ? 0 : a[0];
        }
    }
}
// OUTPUT HOLDS Plain.twice(int)
// OUTPUT HOLDS Plain.Inner.first(int[])
