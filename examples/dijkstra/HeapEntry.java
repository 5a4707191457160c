// jury check: HOLDS

/** A place in the heap: an element, by its number, and its key. */
public class HeapEntry {
    int key;
    int val;

    //@ ensures this.key == key && this.val == val;
    HeapEntry(int key, int val) {
        this.key = key;
        this.val = val;
    }
}
