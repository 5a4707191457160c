// What only the project calls is judged there.
// ARGS --all
public class Surface {
    // OUTPUT HOLDS       Surface.positive(int)
    public static int positive(int x) {
        return x > 0 ? inverse(x) : 0;
    }

    // OUTPUT-NOT Surface.inverse
    static int inverse(int x) {
        return 100 / x;
    }

    // Nobody calls it.
    private static int unused(int x) {
        return 100 / (x - 7); // EXPECT violated: division by zero: ArithmeticException in 'Surface.unused(int)'
    }

    public static class Key {
        final int value;

        Key(int value) {
            this.value = value;
        }

        public boolean equals(Object other) {
            return ((Key) other).value == value; // EXPECT violated: class cast: ClassCastException in 'Surface.Key.equals(Object)'
            // EXPECT-PREV violated: null dereference: NullPointerException in 'Surface.Key.equals(Object)'
        }

        public int hashCode() {
            return value;
        }
    }
}
// EXIT 1
