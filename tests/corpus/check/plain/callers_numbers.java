// ARGS --all --numbers reasonable
// An index, a size or a divisor that is an argument as it was given, and that nobody compared with anything, is left to callers:
// Java's own check is the rejection. What was computed, or checked wrongly, is a failure, and so is a caller that breaks it.
import java.util.List;

public class CallersNumbers {
    private final int[] items = new int[4];
    private int size;

    public static int[] create(int length) {
        return new int[length]; // EXPECT cut: creation of a longer array in 'CallersNumbers.create(int)'
    }

    public static int[] createMore(int length) {
        // EXPECT-NEXT violated: negative array size: NegativeArraySizeException in 'CallersNumbers.createMore(int)'
        return new int[length + 1]; // EXPECT cut: creation of a longer array in 'CallersNumbers.createMore(int)'
    }

    public void add(int item) {
        if (size == items.length) {
            throw new IllegalStateException("full");
        }
        items[size++] = item;
    }

    public int get(int index) {
        return items[index]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'CallersNumbers.wrongCaller()'
    }

    public int getChecked(int index) {
        if (index > size) {
            throw new IndexOutOfBoundsException();
        }
        return items[index]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'CallersNumbers.getChecked(int)'
    }

    private int at(int index) {
        return items[index]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'CallersNumbers.top()'
    }

    public int top() {
        return at(size - 1);
    }

    public int below(int index) {
        return at(index - 1);
    }

    public int handed(int index) {
        return get(index);
    }

    public int wrongCaller() {
        return get(-1);
    }

    public int asked(int index) {
        boolean isLate = index > size;
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'CallersNumbers.asked(int)'
        int item = items[index];
        return isLate ? 0 : item;
    }

    public static int hash(int number, int modulus) {
        return number % modulus;
    }

    public static int half(int number, int count) {
        return number / (count - 1); // EXPECT violated: division by zero: ArithmeticException in 'CallersNumbers.half(int, int)'
    }

    public static String first(List<String> all, int index) {
        return all.get(index);
    }

    public static char letter(String text, int index) {
        return text.charAt(index);
    }

    // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'CallersNumbers.last(String)'
    public static char last(String text) {
        return text.charAt(text.length() - 1);
    }

    // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'CallersNumbers.end(String, int, int)'
    public static String end(String text, int begin, int skipped) {
        return text.substring(begin, text.length() - skipped);
    }
}
// OUTPUT rejects, for example length = -1, with NegativeArraySizeException
// OUTPUT rejects, for example index = -1, with ArrayIndexOutOfBoundsException
// OUTPUT rejects, for example number = 0, modulus = 0, with ArithmeticException
// EXIT 1
