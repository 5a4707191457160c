// jury check --all: HOLDS
// jury check --all: VIOLATED HeapBug.remove()

/** Heap once more, but an empty one is taken for full. */
public class HeapBug {
    private final int[] items = new int[3];
    private int size;

    public boolean add(int item) {
        if (size == items.length) {
            return false;
        }
        int at = size++;
        items[at] = item;
        while (at > 0 && items[(at - 1) / 2] > items[at]) {
            swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
        return true;
    }

    public int remove() {
        if (size < 0) {
            throw new IllegalStateException("empty");
        }
        int least = items[0];
        size--;
        items[0] = items[size];
        sink(0);
        return least;
    }

    private void sink(int at) {
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && items[child + 1] < items[child]) {
                child++;
            }
            if (items[at] <= items[child]) {
                return;
            }
            swap(at, child);
            at = child;
        }
    }

    private void swap(int a, int b) {
        int item = items[a];
        items[a] = items[b];
        items[b] = item;
    }

    public int size() {
        return size;
    }
}
