// jury check --all: HOLDS
// jury check --all: VIOLATED UndoBug.previous()

import java.util.ArrayDeque;
import java.util.Deque;

/** Undo once more, but there is not always a number before. */
public class UndoBug {
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
        return before.peek();
    }

    public int get() {
        return value;
    }

    public int steps() {
        return before.size();
    }
}
