// With --numbers reasonable, a cast of a part of an argument for whose class nobody asked is left to callers, as that of an argument is.
// ARGS --all --numbers reasonable
// EXIT 1
public class cast_pieces {
    private Object last = "a";

    public static int lengths(Object[] items) {
        int sum = 0;
        for (Object item : items) {
            sum += ((String) item).length();
        }
        return sum;
    }

    public static int askedLengths(Object[] items) {
        int sum = 0;
        for (Object item : items) {
            if (!(item instanceof Integer)) {
                sum += ((String) item).length(); // EXPECT violated: class cast: ClassCastException in 'cast_pieces.askedLengths(Object[])'
            }
        }
        return sum;
    }

    private int sum;

    public cast_pieces() {
    }

    public cast_pieces(Object[][] rows) {
        this(rows.length, rows);
    }

    public cast_pieces(int count, Object[][] rows) {
        for (int i = 0; i < count && i < rows.length; i++) {
            sum += (Integer) rows[i][0];
        }
    }

    public void setLast(Object last) {
        this.last = last;
    }

    public String last() {
        return (String) last; // EXPECT violated: class cast: ClassCastException in 'cast_pieces.last()'
    }
}
