// ARGS --all --numbers reasonable
// An index, a size or a divisor that is an argument as it was given, or computed from arguments alone, is left to callers where nobody
// looked at it on the side on which it fails: Java's own check is the rejection. What was checked wrongly is a failure, and so is a
// caller that breaks it.
import java.util.List;

public class CallersNumbers {
    private final int[] items = new int[2];
    private int size;

    public static int[] create(int length) {
        return new int[length]; // EXPECT cut: creation of a longer array in 'CallersNumbers.create(int)'
    }

    public static int[] createMore(int length) {
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
        return number / (count - 1);
    }

    public static int halfOfMany(int number, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("count");
        }
        return number / (count - 1); // EXPECT violated: division by zero: ArithmeticException in 'CallersNumbers.halfOfMany(int, int)'
    }

    public static int[] createChecked(int length) {
        if (length < 0) {
            throw new IllegalArgumentException("length");
        }
        // EXPECT-NEXT violated: negative array size: NegativeArraySizeException in 'CallersNumbers.createChecked(int)'
        return new int[length + 1]; // EXPECT cut: creation of a longer array in 'CallersNumbers.createChecked(int)'
    }

    public static int next(int[] a, int index) {
        return a[index + 1];
    }

    public static int nextChecked(int[] a, int index) {
        if (index < 0 || index >= a.length) {
            throw new IllegalArgumentException("index");
        }
        return a[index + 1]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'CallersNumbers.nextChecked(int[], int)'
    }

    public static int tooFar(int[] a, int from) {
        int sum = 0;
        for (int i = from; i <= a.length; i++) {
            sum += a[i]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'CallersNumbers.tooFar(int[], int)'
        }
        return sum;
    }

    public static int sum(int[] a, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static int first(int[] a, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += a[i];
        }
        return sum;
    }

    public static int clamped(int[] a, int index) {
        int last = a.length - 1;
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'CallersNumbers.clamped(int[], int)'
        return a[index > last ? last : index];
    }

    public static boolean bit(String text, int bit) {
        return (text.charAt(bit / 16) >> bit % 16 & 1) != 0;
    }

    public static boolean askedLate(String text, int index) {
        return text.charAt(index) == '&' && index < text.length() - 1;
    }

    public static String first(List<String> all, int index) {
        return all.get(index);
    }

    public static char letter(String text, int index) {
        return text.charAt(index);
    }

    public static char last(String text) {
        // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'CallersNumbers.last(String)'
        return text.charAt(text.length() - 1);
    }

    public static String end(String text, int begin, int skipped) {
        // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'CallersNumbers.end(String, int, int)'
        return text.substring(begin, text.length() - skipped);
    }
}
// OUTPUT rejects, for example length = -1, with NegativeArraySizeException
// OUTPUT rejects, for example index = -1, with ArrayIndexOutOfBoundsException
// OUTPUT rejects, for example number = 0, modulus = 0, with ArithmeticException
// EXIT 1
