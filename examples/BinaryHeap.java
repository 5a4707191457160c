// jury check: HOLDS
// jury check: CUT BinaryHeap.BinaryHeap(int)

/**
 * A binary heap of ints: the smallest key is always at hand.
 *
 * The keys stand in {@code heap[1] ... heap[size]}; the children of the key at {@code i} stand at
 * {@code 2 * i} and {@code 2 * i + 1}. The specification is complete: it says what every method
 * does to the keys, and that it changes nothing else.
 */
public class BinaryHeap {
    private /*@ spec_public @*/ int[] heap;
    private /*@ spec_public @*/ int size;

    /*@ public invariant 0 <= size && size < heap.length;
      @ public invariant (\forall int i; 2 <= i && i <= size; heap[i / 2] <= heap[i]);
      @ // No two heaps share their array: a change of one would break the other.
      @ public invariant (\forall BinaryHeap other; other != this; other.heap != heap);
      @*/

    /*@ public normal_behavior
      @   requires 0 <= capacity && capacity < Integer.MAX_VALUE;
      @   assignable heap, size;
      @   ensures size == 0 && heap.length == capacity + 1;
      @   ensures \fresh(heap);
      @*/
    public BinaryHeap(int capacity) {
        heap = new int[capacity + 1];
        size = 0;
    }

    //@ ensures \result == size;
    public /*@ pure @*/ int size() {
        return size;
    }

    //@ ensures \result <==> size == heap.length - 1;
    public /*@ pure @*/ boolean isFull() {
        return size == heap.length - 1;
    }

    /** How often a key stands in the heap. A helper: it may be asked while the order is disturbed. */
    /*@ public normal_behavior
      @   requires 0 <= size && size < heap.length;
      @   ensures \result == (\num_of int i; 1 <= i && i <= size; heap[i] == key);
      @*/
    public /*@ pure helper @*/ int occurrences(int key) {
        int count = 0;
        /*@ maintaining 1 <= i && i <= size + 1;
          @ maintaining count == (\num_of int j; 1 <= j && j < i; heap[j] == key);
          @ decreases size + 1 - i;
          @*/
        for (int i = 1; i <= size; i++) {
            if (heap[i] == key) {
                count++;
            }
        }
        return count;
    }

    /*@ public normal_behavior
      @   requires size > 0;
      @   ensures occurrences(\result) > 0;
      @   ensures (\forall int i; 1 <= i && i <= size; \result <= heap[i]);
      @*/
    public /*@ pure @*/ int minElement() {
        return heap[1];
    }

    /*@ public normal_behavior
      @   requires !isFull();
      @   assignable size, heap[*];
      @   ensures size == \old(size) + 1;
      @   ensures (\forall int k; occurrences(k) == \old(occurrences(k)) + (k == key ? 1 : 0));
      @*/
    public void insert(int key) {
        size++;
        heap[size] = key;
        siftUp(size);
    }

    /*@ public normal_behavior
      @   requires size > 0;
      @   assignable size, heap[*];
      @   ensures \result == \old(minElement());
      @   ensures size == \old(size) - 1;
      @   ensures (\forall int k; occurrences(k) == \old(occurrences(k)) - (k == \result ? 1 : 0));
      @ also public exceptional_behavior
      @   requires size == 0;
      @   assignable \nothing;
      @   signals_only IllegalStateException;
      @*/
    public int deleteMin() {
        if (size == 0) {
            throw new IllegalStateException("the heap is empty");
        }
        int least = heap[1];
        heap[1] = heap[size];
        size--;
        if (size > 0) {
            siftDown(1);
        }
        return least;
    }

    /*@ private normal_behavior
      @   requires 0 <= size && size < heap.length && 1 <= index && index <= size;
      @   requires (\forall int i; 2 <= i && i <= size && i != index; heap[i / 2] <= heap[i]);
      @   requires (\forall int i; 4 <= i && i <= size && i / 2 == index; heap[index / 2] <= heap[i]);
      @   assignable heap[1..index];
      @   ensures (\forall int i; 2 <= i && i <= size; heap[i / 2] <= heap[i]);
      @   ensures (\forall int k; occurrences(k) == \old(occurrences(k)));
      @*/
    private /*@ helper @*/ void siftUp(int index) {
        int at = index;
        /*@ maintaining 1 <= at && at <= index;
          @ maintaining (\forall int i; 2 <= i && i <= size && i != at; heap[i / 2] <= heap[i]);
          @ maintaining (\forall int i; 4 <= i && i <= size && i / 2 == at; heap[at / 2] <= heap[i]);
          @ maintaining (\forall int k; occurrences(k) == \old(occurrences(k)));
          @ decreases at;
          @*/
        while (at > 1 && heap[at / 2] > heap[at]) {
            swap(at / 2, at);
            at = at / 2;
        }
    }

    /*@ private normal_behavior
      @   requires 0 <= size && size < heap.length && 1 <= index && index <= size;
      @   requires (\forall int i; 2 <= i && i <= size && i / 2 != index; heap[i / 2] <= heap[i]);
      @   requires (\forall int i; 4 <= i && i <= size && i / 2 == index; heap[index / 2] <= heap[i]);
      @   assignable heap[index..size];
      @   ensures (\forall int i; 2 <= i && i <= size; heap[i / 2] <= heap[i]);
      @   ensures (\forall int k; occurrences(k) == \old(occurrences(k)));
      @*/
    private /*@ helper @*/ void siftDown(int index) {
        int at = index;
        /*@ maintaining index <= at && at <= size;
          @ maintaining (\forall int i; 2 <= i && i <= size && i / 2 != at; heap[i / 2] <= heap[i]);
          @ maintaining (\forall int i; 4 <= i && i <= size && i / 2 == at; heap[at / 2] <= heap[i]);
          @ maintaining (\forall int k; occurrences(k) == \old(occurrences(k)));
          @ decreases size - at;
          @*/
        while (at <= size / 2) {
            int child = 2 * at;
            if (child < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[at] <= heap[child]) {
                break;
            }
            swap(at, child);
            at = child;
        }
    }

    /*@ private normal_behavior
      @   requires 0 <= first && first < heap.length && 0 <= second && second < heap.length;
      @   assignable heap[first], heap[second];
      @   ensures heap[first] == \old(heap[second]) && heap[second] == \old(heap[first]);
      @*/
    private /*@ helper @*/ void swap(int first, int second) {
        int key = heap[first];
        heap[first] = heap[second];
        heap[second] = key;
    }
}
