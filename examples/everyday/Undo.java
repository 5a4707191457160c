// jury check --all: HOLDS

import java.util.ArrayDeque;
import java.util.Deque;

/** A number that can be changed, and changed back. */
public class Undo {
    private final Deque<Integer> before = new ArrayDeque<>();
    private int value;

    public void set(int value) {
        before.push(this.value);
        this.value = value;
    }

    public boolean undo() {
        if (before.isEmpty()) {
            return false;
        }
        value = before.pop();
        return true;
    }

    public int previous() {
        return before.isEmpty() ? value : before.peek();
    }

    public int get() {
        return value;
    }

    public int steps() {
        return before.size();
    }
}
