// What the documentation of a parameter says of null counts more than what code does.
// ARGS --all
// EXIT 1
public class documented_null {
    private String name;
    private String kept;

    /**
     * @param name the name ({@code null} not permitted)
     */
    public void setName(String name) {
        if (name == null) {
            throw new IllegalArgumentException("name");
        }
        this.name = name;
    }

    /**
     * @param name the name (not null)
     * @param kept what is kept, may be null
     */
    public documented_null(String name, String kept) {
        this.name = name;
        this.kept = kept;
    }

    public int nameLength() {
        return name.length();
    }

    public int keptLength() {
        return kept.length(); // EXPECT violated: null dereference: NullPointerException in 'documented_null.keptLength()'
    }

    /**
     * @param text a text, which must not be null
     */
    public static int length(String text) {
        return text.length(); // EXPECT violated: null dereference: NullPointerException in 'documented_null.none()'
    }

    public static int none() {
        return length(null);
    }

    /**
     * @param text a text, {@code null} permitted
     * @param other another one, left out if not null
     */
    public static int both(String text, String other) {
        // EXPECT-NEXT violated: null dereference: NullPointerException in 'documented_null.both(String, String)'
        return text.length() + other.length();
    }
}
