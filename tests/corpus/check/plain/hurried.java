// In the smaller scopes that are looked at where time is short, a question that has no answer soon is left out by its place, if most of the others have one.
// ARGS --all --timeout 8
import java.util.Set;

public class hurried {
    public static class Thing {
        public int weight;
    }

    // Two factors of a number of 62 bits, which nobody finds in time.
    private static boolean are(int first, int second) {
        return first > 1 && first < second && (long) first * second == 4080217561802858029L;
    }

    // EXPECT-NEXT cut: more than
    public static int one(int[] a, int first, int second) {
        int parts = 0;
        if (first > second && second > 3) {
            parts += 100 / (first - 4);
        }
        if (first < second && second < -3) {
            parts += 100 / (first + 4);
        }
        if (are(first, second)) {
            return a[a.length]; // EXPECT cut: executions that fail here (index out of bounds: ArrayIndexOutOfBoundsException), for lack of time in 'hurried.one(int[], int, int)'
        }
        return parts;
    }

    // EXPECT-NEXT unknown: no answer within 8 s in 'hurried.alone(int[], int, int)'
    public static int alone(int[] a, int first, int second) {
        return are(first, second) ? a[a.length] : 0;
    }

    // An assertion that has no answer is not left out.
    // EXPECT-NEXT unknown: no answer within 8 s in 'hurried.asserted(int[], int, int)'
    public static int asserted(int[] a, int first, int second) {
        int parts = 0;
        if (first > second && second > 3) {
            parts += 100 / (first - 4);
        }
        if (first < second && second < -3) {
            parts += 100 / (first + 4);
        }
        assert !are(first, second);
        return a.length > 0 ? a[0] : parts;
    }

    // In the smaller scope, the set of anything holds no Thing; the full one has no answer. That is why this is no violation.
    // EXPECT-NEXT cut: more than 2 objects of a class, longer arrays than 2 (no answer within 8 s) in 'hurried.member(Set<Object>, hurried.Thing, int[])'
    public static int member(Set<Object> set, Thing thing, int[] a) {
        if (a.length > 2 && are(a[0], a[1])) {
            return set.contains(thing) ? a[a.length] : 0;
        }
        return thing.weight;
    }

    // Where there is an answer, it is one of the whole scope.
    public static int found(Set<Object> set, Thing thing, int[] a) {
        return set.contains(thing) ? a[a.length] : 0; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'hurried.found(Set<Object>, hurried.Thing, int[])'
    }
}
// OUTPUT             for every pre-state with at most 2 objects of each class, arrays up to length 2, null only where the project has it, no collections in collections of anything, collections of anything with things of no given class, every Set a HashSet, any values from outside (methods of classes that are not given, which change nothing and throw what they name), 32-bit int; loops and calls followed to their end
