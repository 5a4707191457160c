// Where a smaller scope has no answer for another reason than time, that is told, too: more time would not help.
// ARGS --all --timeout 4
public class smaller_unmodelled {
    private static native int abroad();

    // Two factors of a number of 62 bits, which nobody finds in time; arrays that are shorter need no search.
    public static int factors(int[] a) { // EXPECT unknown: no answer within 4 s in 'smaller_unmodelled.factors(int[])'
        if (a.length > 2 && a[0] > 1 && a[0] < a[1] && (long) a[0] * a[1] == 4080217561802858029L) {
            return a[a.length];
        }
        return abroad(); // EXPECT unknown: a call of 'abroad', which has no body (not modelled) in 'smaller_unmodelled.factors(int[])'
    }
}
