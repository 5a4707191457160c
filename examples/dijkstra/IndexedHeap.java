// jury check: HOLDS
// jury check: CUT IndexedHeap.IndexedHeap(int)

/**
 * A binary heap whose elements are numbered, so that the key of each can be found and decreased.
 *
 * {@code heap[1] ... heap[size]} are the entries in heap order; {@code heap[0]} is not used, and
 * places that were dropped are null. {@code elems[v]} says where element {@code v} stands:
 *
 * <pre>
 *     heap    [ - | key 2, val 1 | key 5, val 0 | - ]
 *                   1              2
 *     elems   [ key 5, index 2 | key 2, index 1 | key 0, index 0 ]
 *               0                1                2
 * </pre>
 */
public class IndexedHeap {
    /*@ nullable @*/ HeapEntry[] heap;
    Element[] elems;
    int size;

    /*@ invariant heap != null && 0 <= size && size < heap.length;
      @ // The places in use hold different entries, the others none.
      @ invariant (\forall int i; 0 <= i && i < heap.length; heap[i] != null <==> 1 <= i && i <= size);
      @ invariant (\forall int i; 1 <= i && i <= size;
      @               (\forall int j; 1 <= j && j < i; heap[i] != heap[j]));
      @ invariant (\forall int v; 0 <= v && v < elems.length;
      @               (\forall int w; 0 <= w && w < v; elems[v] != elems[w]));
      @ // heap and elems refer to each other, and agree on the keys.
      @ invariant (\forall int i; 1 <= i && i <= size;
      @               0 <= heap[i].val && heap[i].val < elems.length
      @               && elems[heap[i].val].index == i && elems[heap[i].val].key == heap[i].key);
      @ invariant (\forall int v; 0 <= v && v < elems.length;
      @               0 <= elems[v].index && elems[v].index <= size
      @               && (elems[v].index > 0 ==> heap[elems[v].index].val == v));
      @ // No key is smaller than that of its parent.
      @ invariant (\forall int i; 2 <= i && i <= size; heap[i / 2].key <= heap[i].key);
      @*/

    /** An empty heap with that many places. As the first is not used, one element less has room. */
    /*@ requires places > 0;
      @ ensures size == 0 && heap.length == places && elems.length == places - 1;
      @ ensures \fresh(heap) && \fresh(elems);
      @*/
    IndexedHeap(int places) {
        heap = new HeapEntry[places];
        elems = new Element[places - 1];
        for (int v = 0; v < elems.length; v++) {
            elems[v] = new Element();
        }
    }

    //@ ensures \result <==> size == 0;
    /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    //@ requires 0 <= val && val < elems.length;
    //@ ensures \result <==> (\exists int i; 1 <= i && i <= size; heap[i].val == val);
    /*@ pure @*/ boolean contains(int val) {
        return elems[val].inHeap();
    }

    /** The element with the smallest key. */
    /*@ requires size > 0;
      @ ensures contains(\result);
      @ ensures (\forall int i; 1 <= i && i <= size; elems[\result].key <= heap[i].key);
      @*/
    /*@ pure @*/ int minElement() {
        return heap[1].val;
    }

    /*@ requires 0 <= val && val < elems.length && !contains(val);
      @ requires size < heap.length - 1;
      @ ensures size == \old(size) + 1 && heap == \old(heap) && elems == \old(elems);
      @ ensures contains(val) && elems[val].key == key;
      @ ensures (\forall int v; 0 <= v && v < elems.length && v != val;
      @             contains(v) == \old(contains(v)) && elems[v].key == \old(elems[v].key));
      @*/
    void insert(int val, int key) {
        size++;
        heap[size] = new HeapEntry(key, val);
        elems[val].key = key;
        elems[val].index = size;
        siftUp(size);
    }

    /*@ requires 0 <= val && val < elems.length && contains(val);
      @ requires key <= elems[val].key;
      @ ensures size == \old(size) && heap == \old(heap) && elems == \old(elems);
      @ ensures elems[val].key == key;
      @ ensures (\forall int v; 0 <= v && v < elems.length;
      @             contains(v) == \old(contains(v))
      @             && (v != val ==> elems[v].key == \old(elems[v].key)));
      @*/
    void decreaseKey(int val, int key) {
        int index = elems[val].index;
        elems[val].key = key;
        heap[index].key = key;
        siftUp(index);
    }

    /** Takes the element with the smallest key out of the heap. It keeps its key. */
    /*@ requires size > 0;
      @ ensures \result == \old(minElement());
      @ ensures size == \old(size) - 1 && heap == \old(heap) && elems == \old(elems);
      @ ensures !contains(\result);
      @ ensures (\forall int v; 0 <= v && v < elems.length;
      @             elems[v].key == \old(elems[v].key)
      @             && (v != \result ==> contains(v) == \old(contains(v))));
      @*/
    int deleteMin() {
        int least = heap[1].val;
        HeapEntry last = heap[size];
        elems[least].index = 0;
        dropHeap();
        if (size > 0) {
            place(1, last.key, last.val);
            siftDown(1);
        }
        return least;
    }

    /** Gives the last place back. */
    private /*@ helper @*/ void dropHeap() {
        heap[size] = null;
        size--;
    }

    /** Moves an entry whose key may be too small towards the root: parents move down meanwhile. */
    private /*@ helper @*/ void siftUp(int index) {
        int key = heap[index].key;
        int val = heap[index].val;
        int at = index;
        while (at > 1 && heap[at / 2].key > key) {
            move(at / 2, at);
            at = at / 2;
        }
        place(at, key, val);
    }

    /** Moves an entry whose key may be too large away from the root. */
    private /*@ helper @*/ void siftDown(int index) {
        int key = heap[index].key;
        int val = heap[index].val;
        int at = index;
        while (at <= size / 2) {
            int child = 2 * at;
            if (child < size && heap[child + 1].key < heap[child].key) {
                child++;
            }
            if (key <= heap[child].key) {
                break;
            }
            move(child, at);
            at = child;
        }
        place(at, key, val);
    }

    private /*@ helper @*/ void move(int from, int to) {
        place(to, heap[from].key, heap[from].val);
    }

    private /*@ helper @*/ void place(int at, int key, int val) {
        heap[at].key = key;
        heap[at].val = val;
        elems[val].index = at;
    }
}
