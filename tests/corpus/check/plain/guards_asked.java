// A method that is there to reject does so for whoever asked it about what is not written in the code: an object, or one of its numbers.
// ARGS --all
public class guards_asked {
    private String label;
    private int width, height;

    public void setLabel(String label) {
        this.label = label;
    }

    public void setSize(int width, int height) {
        this.width = width;
        this.height = height;
    }

    public static void requireSet(String text) {
        if (text == null) {
            throw new IllegalStateException("not set");
        }
    }

    public static void requireLess(int value, int limit) {
        if (value >= limit) {
            throw new IllegalArgumentException("too large"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'guards_asked.never()'
        }
    }

    public String shown() {
        requireSet(label);
        return label;
    }

    public int wide() {
        requireLess(width, 100);
        return 100 - width;
    }

    public int high() {
        requireLess(10, height);
        return height - 10;
    }

    public int never() {
        requireLess(10, 10);
        return 0;
    }
}
// OUTPUT HOLDS guards_asked.shown()
// OUTPUT HOLDS guards_asked.wide()
// OUTPUT HOLDS guards_asked.high()
// EXIT 1
