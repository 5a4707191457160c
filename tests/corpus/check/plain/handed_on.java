// What is handed on is an argument also in a box, out of one, or as a long; and a method that asks its own object rejects as that does.
// ARGS --all
// EXIT 1
import java.util.Comparator;

public class handed_on implements Comparator<String> {
    private Integer limit;
    private int asked;

    public void setLimit(Integer limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'handed_on.setLess(int)'
        }
        this.limit = limit;
    }

    public void setLimit(int limit) {
        setLimit(Integer.valueOf(limit));
    }

    public void setLess(int limit) {
        setLimit(Integer.valueOf(limit - 1));
    }

    public static void take(long amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("amount"); // EXPECT violated: exception 'IllegalArgumentException' escapes in 'handed_on.takeNothing()'
        }
    }

    public static void takeInt(int amount) {
        take(amount);
    }

    public static void takeBox(Long amount) {
        take(amount);
    }

    public static void takeNothing() {
        take(-1);
    }

    public int limit() {
        if (limit == null) {
            throw new IllegalStateException("no limit"); // EXPECT violated: exception 'IllegalStateException' escapes in 'handed_on.another()'
        }
        return limit;
    }

    public int build() {
        return limit();
    }

    // The one that was given says no, as it would to who gave it.
    public static int ofGiven(handed_on given) {
        return given.limit() + 1;
    }

    public static int another() {
        return new handed_on().limit();
    }

    // What the library's interfaces promise of their own methods, plain Java need not.
    @Override
    public int compare(String a, String b) {
        asked++;
        return 0;
    }
}
// OUTPUT rejects, for example limit = -1, with IllegalArgumentException
// OUTPUT rejects, for example amount = -1, with IllegalArgumentException
// OUTPUT 12 methods: 9 hold; 3 violated
