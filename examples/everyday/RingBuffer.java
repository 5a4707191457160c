// jury check --all: HOLDS
// jury check --all: CUT RingBuffer.RingBuffer(int)
// jury check --all: CUT RingBuffer.offer(int)
// jury check --all: CUT RingBuffer.take()
// jury check --all: CUT RingBuffer.last()
/** A queue in an array that is used round and round. */
public class RingBuffer {
    private final int[] items;
    private int first;
    private int size;

    public RingBuffer(int capacity) {
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
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        return items[(first + size - 1) % items.length];
    }

    public int size() {
        return size;
    }
}
