// Where the scope has no answer in time, a smaller one has: it is told for that, and that the rest was not answered.
// ARGS --all --timeout 8
public class smaller {
    // Two factors of a number of 62 bits, which nobody finds in time; arrays that are shorter need no search.
    public static int factors(int[] a) { // EXPECT cut: more than 2 objects of a class, longer arrays than 2 (no answer within 8 s) in 'smaller.factors(int[])'
        if (a.length > 2 && a[0] > 1 && a[0] < a[1] && (long) a[0] * a[1] == 4080217561802858029L) {
            return a[a.length];
        }
        return a.length;
    }
}
// OUTPUT             for every pre-state with arrays up to length 2, null only where the project has it, 32-bit int
