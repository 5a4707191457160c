// A method that announces an exception rejects, whoever raised it: the library, or one of Java's own checks. Who hands an argument on to it rejects, too.
// ARGS --all
// EXIT 1
public class announced {
    private final int[] items = new int[3];

    /**
     * @throws NumberFormatException if the text is no number
     */
    public static int number(String text) {
        return Integer.parseInt(text); // EXPECT violated: exception 'NumberFormatException' escapes in 'announced.shorter(String)'
    }

    public static int sum(String first, String second) {
        return number(first) + number(second);
    }

    public static int shorter(String text) {
        return text.isEmpty() ? 0 : number(text.substring(1));
    }

    /**
     * @throws IndexOutOfBoundsException if there is no such item
     */
    public int item(int index) {
        return items[index]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'announced.before(int)'
    }

    public int twice(int index) {
        return item(index) * 2;
    }

    public int before(int index) {
        return item(index - 1);
    }

    // Nothing says so here: it fails.
    public int unannounced(int index) {
        return items[index]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'announced.unannounced(int)'
    }

    public int first(int index) {
        return unannounced(index);
    }
}
// OUTPUT 8 methods: 4 hold; 4 violated
