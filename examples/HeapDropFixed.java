// jury check: HOLDS

/**
 * A heap that gives places back, and no use after it: the first entry is fetched before.
 *
 * The keys stand in {@code heap[1] ... heap[size]}. A place that is given back becomes null.
 */
public class HeapDropFixed {
    static class Entry {
        int key;
    }

    /*@ nullable @*/ Entry[] heap;
    int size;

    /*@ invariant heap != null && 0 <= size && size < heap.length;
      @ invariant (\forall int i; 0 <= i && i < heap.length; heap[i] != null <==> 1 <= i && i <= size);
      @ invariant (\forall int i; 1 <= i && i <= size;
      @               (\forall int j; 1 <= j && j < i; heap[i] != heap[j]));
      @ invariant (\forall int i; 2 <= i && i <= size; heap[i / 2].key <= heap[i].key);
      @*/

    /*@ requires size > 0;
      @ ensures size == \old(size) - 1;
      @ ensures \result == \old(heap[1].key);
      @ ensures (\forall int i; 1 <= i && i <= size; \result <= heap[i].key);
      @*/
    int deleteMin() {
        Entry last = heap[size];
        Entry first = heap[1];
        dropLast();
        int least = first.key;
        first.key = last.key;
        siftDown();
        return least;
    }

    private /*@ helper @*/ void dropLast() {
        heap[size] = null;
        size--;
    }

    private /*@ helper @*/ void siftDown() {
        int at = 1;
        while (at <= size / 2) {
            int child = 2 * at;
            if (child < size && heap[child + 1].key < heap[child].key) {
                child++;
            }
            if (heap[at].key <= heap[child].key) {
                break;
            }
            int key = heap[at].key;
            heap[at].key = heap[child].key;
            heap[child].key = key;
            at = child;
        }
    }
}
