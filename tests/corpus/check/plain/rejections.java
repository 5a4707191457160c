// A method of plain Java that throws rejects its arguments; who calls it so that it throws fails.
// ARGS --all --array-length 2
import java.util.Objects;

public class Rejections {
    private final int capacity;

    public Rejections(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'Rejections.handsOnOther(int)'
        }
        this.capacity = capacity;
    }

    // OUTPUT HOLDS       Rejections.Rejections(int)
    // OUTPUT rejects capacity < 1 with IllegalArgumentException

    // OUTPUT HOLDS       Rejections.handsOn(int)
    // OUTPUT rejects, for example n = 0, with IllegalArgumentException
    public static Rejections handsOn(int n) {
        return new Rejections(n);
    }

    public static Rejections handsOnOther(int n) {
        return new Rejections(n - 1);
    }

    // OUTPUT HOLDS       Rejections.helped(int)
    public int helped(int i) {
        rangeCheck(i + 1);
        return i;
    }

    // OUTPUT-NOT Rejections.rangeCheck
    private void rangeCheck(int i) {
        if (i > capacity) {
            throw new IndexOutOfBoundsException();
        }
    }

    // OUTPUT HOLDS       Rejections.required(String)
    public static int required(String s) {
        if (s == null) {
            s = null;
        }
        return Objects.requireNonNull(s).length();
    }

    // OUTPUT HOLDS       Rejections.announced(String)
    /**
     * Reads a number.
     *
     * @throws NumberFormatException where there is none
     */
    public static int announced(String s) {
        return Integer.parseInt(s);
    }

    // OUTPUT HOLDS       Rejections.declared(String)
    public static int declared(String s) throws IllegalArgumentException {
        return Integer.parseInt(s);
    }

    public static int notAnnounced(String s) {
        return Integer.parseInt(s); // EXPECT violated: exception 'NumberFormatException' escapes in 'Rejections.notAnnounced(String)'
    }

    // OUTPUT HOLDS       Rejections.wrapped(String)
    public static int wrapped(String s) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException e) {
            throw new IllegalStateException(e);
        }
    }

    public static int again(String s) {
        try {
            return Integer.parseInt(s); // EXPECT violated: exception 'NumberFormatException' escapes in 'Rejections.again(String)'
        } catch (NumberFormatException e) {
            throw e;
        }
    }

    public static int divided(int a, int b) {
        return a / (b - 1); // EXPECT violated: division by zero: ArithmeticException in 'Rejections.divided(int, int)'
    }

    public static int asserted(int a) {
        assert a != 3; // EXPECT violated: assertion: AssertionError in 'Rejections.asserted(int)'
        return a;
    }

    // The code says that this cannot happen.
    public static int impossible(int a) {
        if (a == 4)
            throw new AssertionError(a); // EXPECT violated: exception 'AssertionError' escapes in 'Rejections.impossible(int)'
        return a;
    }
}
// EXIT 1
