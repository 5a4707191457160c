// jury check --all: HOLDS
// jury check --all: CUT RingBufferBug.RingBufferBug(int)
// jury check --all: CUT RingBufferBug.offer(int)
// jury check --all: CUT RingBufferBug.take()
// jury check --all: VIOLATED RingBufferBug.last()
/** RingBuffer once more, but the last of no items is asked for. */
public class RingBufferBug {
    private final int[] items;
    private int first;
    private int size;

    public RingBufferBug(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        items = new int[capacity];
    }

    public boolean offer(int item) {
        if (size == items.length) {
            return false;
        }
        items[(first + size) % items.length] = item;
        size++;
        return true;
    }

    public int take() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        int item = items[first];
        first = (first + 1) % items.length;
        size--;
        return item;
    }

    public int last() {
        return items[(first + size - 1) % items.length];
    }

    public int size() {
        return size;
    }
}
