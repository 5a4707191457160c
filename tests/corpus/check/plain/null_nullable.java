// With --null nullable everything may be null, and private methods are judged alone with --each.
// ARGS --all --null nullable --each
public class NullNullable {
    public static int length(String s) {
        return s.length(); // EXPECT violated: null dereference: NullPointerException in 'NullNullable.length(String)'
    }

    public static int positive(int x) {
        return x > 0 ? inverse(x) : 0;
    }

    private static int inverse(int x) {
        return 100 / (x * 2); // EXPECT violated: division by zero: ArithmeticException in 'NullNullable.inverse(int)'
    }
}
// EXIT 1
