// What several methods run into on an object that was built by the same methods, with a null among their arguments, is one defect: the null was let in.
// ARGS --all
// EXIT 1
public class null_let_in {
    private final String first;
    private final String second;

    public null_let_in(String first, String second) {
        if (first != null && second != null) {
            this.first = first.trim();
            this.second = second.trim();
        } else {
            this.first = first;
            this.second = second;
        }
    }

    public int firstLength() {
        return first.length(); // EXPECT violated: null dereference: NullPointerException in 'null_let_in.firstLength()'
    }

    public int secondLength() {
        return second.length();
    }

    public int both() {
        return firstLength() + secondLength();
    }
}

// Nobody gave a null: two methods, two defects.
class Kept {
    private String first;
    private String second;

    public void set(String text) {
        first = text;
        second = text;
    }

    public int firstLength() {
        return first.length(); // EXPECT violated: null dereference: NullPointerException in 'Kept.firstLength()'
    }

    public int secondLength() {
        return second.length(); // EXPECT violated: null dereference: NullPointerException in 'Kept.secondLength()'
    }
}
// OUTPUT reached from 'null_let_in.secondLength()', 'null_let_in.both()', too
