// Where the documentation says what a number must be, whatever is computed from it is left to callers, unless the code looks at it. What the project's
// own types answer whose class nobody knows is left to who implements them.
// ARGS --all --numbers reasonable
// EXIT 1
public class documented_numbers {
    private final char[] buffer = {'a', 'b', 'c', 'd'};
    private final String text;

    public documented_numbers(String text) {
        this.text = text;
    }

    /**
     * @param at where to begin, must be valid
     */
    public char said(int at) {
        return buffer[text.length() + at];
    }

    /**
     * @param at where to begin
     */
    public char unsaid(int at) {
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'documented_numbers.unsaid(int)'
        return buffer[text.length() + at];
    }

    /**
     * @param at where to begin, must be valid
     */
    public char looked(int at) {
        if (at < 0 || at > buffer.length) {
            throw new IndexOutOfBoundsException("at");
        }
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'documented_numbers.looked(int)'
        return buffer[text.length() + at];
    }

    public interface Matcher {
        int matched(char c);
    }

    public char after(Matcher matcher, String pattern) {
        return pattern.charAt(text.length() - text.length() + matcher.matched('a'));
    }

    // A limit in place of what is too large says nothing of what is too small.
    public static int[] room(int size, int most) {
        return new int[size >= most ? 1 : size]; // EXPECT cut: creation of a longer array
    }

    public static int[] lessRoom(int size, int most) {
        // EXPECT-NEXT violated: negative array size: NegativeArraySizeException in 'documented_numbers.lessRoom(int, int)'
        return new int[size >= most ? -1 : size]; // EXPECT cut: creation of a longer array
    }

    /**
     * @param from where to begin, must be valid
     * @param count how many, must be valid
     */
    public int found(int from, int count, Matcher matcher) {
        int end = from + count + text.length();
        int found = 0;
        for (int at = from; at < end; at++) {
            found += matcher.matched(buffer[at]);
        }
        return found;
    }
}
