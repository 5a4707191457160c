// jury check --all: HOLDS

/** A stack of numbers that grows as it fills. */
public class IntStack {
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
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
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
