// jury check: VIOLATED

/**
 * An indexed heap, and a copy that is none: assigning an object shares it.
 *
 * {@code heap[1] ... heap[size]} say which element stands there, and its key; {@code index} tells for
 * each element where that is. A key that gets smaller moves towards the root, and the entries on its
 * way move down.
 */
public class HeapCopyBug {
    static class Entry {
        int key;
        int val;
    }

    Entry[] heap;
    int[] index;
    int size;

    /*@ invariant 0 <= size && size < heap.length;
      @ invariant (\forall int i; 0 <= i && i < heap.length;
      @               (\forall int j; 0 <= j && j < i; heap[i] != heap[j]));
      @ invariant (\forall int i; 1 <= i && i <= size;
      @               0 <= heap[i].val && heap[i].val < index.length && index[heap[i].val] == i);
      @ invariant (\forall int i; 2 <= i && i <= size; heap[i / 2].key <= heap[i].key);
      @*/

    /*@ requires 0 <= val && val < index.length && 1 <= index[val] && index[val] <= size;
      @ requires heap[index[val]].val == val && key <= heap[index[val]].key;
      @ ensures heap[index[val]].val == val && heap[index[val]].key == key;
      @*/
    void decreaseKey(int val, int key) {
        int at = index[val];
        while (at > 1 && heap[at / 2].key > key) {
            heap[at] = heap[at / 2];
            index[heap[at].val] = at;
            at = at / 2;
        }
        heap[at].key = key;
        heap[at].val = val;
        index[val] = at;
    }
}
