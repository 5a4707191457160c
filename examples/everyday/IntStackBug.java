// jury check --all: HOLDS
// jury check --all: VIOLATED IntStackBug.top()

/** IntStack once more, but the top of an empty stack is not there. */
public class IntStackBug {
    private int[] items = new int[2];
    private int size;

    public void push(int item) {
        if (size == items.length) {
            int[] larger = new int[size * 2];
            for (int i = 0; i < size; i++) {
                larger[i] = items[i];
            }
            items = larger;
        }
        items[size] = item;
        size++;
    }

    public int pop() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        size--;
        return items[size];
    }

    public int top() {
        return items[size - 1];
    }

    public boolean contains(int item) {
        for (int i = 0; i < size; i++) {
            if (items[i] == item) {
                return true;
            }
        }
        return false;
    }

    public int size() {
        return size;
    }
}
