// bench add --objects RingBufferBug=1: VIOLATED from 2
// bench remove --objects RingBufferBug=1: VIOLATED from 1
// bench resize --objects RingBufferBug=1: VIOLATED from 2

/** A queue of ints in an array whose last place is followed by its first. */
public class RingBufferBug {
    int[] items;
    int first;
    int size;

    //@ invariant 0 <= first && first < items.length && 0 <= size && size <= items.length;

    //@ requires 0 <= i && i < size;
    /*@ pure @*/ int get(int i) {
        return items[(first + i) % items.length];
    }

    /*@ requires size < items.length;
      @ assignable size, items[*];
      @ ensures size == \old(size) + 1;
      @ ensures get(\old(size)) == value;
      @ ensures (\forall int i; 0 <= i && i < \old(size); get(i) == \old(get(i)));
      @*/
    void add(int value) {
        // BUG: counts first, and so leaves a gap
        size++;
        items[(first + size) % items.length] = value;
    }

    /*@ requires size > 0;
      @ assignable first, size;
      @ ensures \result == \old(get(0));
      @ ensures size == \old(size) - 1;
      @ ensures (\forall int i; 0 <= i && i < size; get(i) == \old(get(i + 1)));
      @*/
    int remove() {
        int value = items[first];
        // BUG: runs past the last place
        first++;
        size--;
        return value;
    }

    /** The same items with room for more. */
    /*@ requires items.length <= capacity;
      @ assignable items, first;
      @ ensures items.length == capacity && \fresh(items);
      @ ensures (\forall int i; 0 <= i && i < size; get(i) == \old(get(i)));
      @*/
    void resize(int capacity) {
        int[] larger = new int[capacity];
        for (int i = 0; i < size; i++) {
            // BUG: the items go round at the new length
            larger[i] = items[(first + i) % larger.length];
        }
        items = larger;
        first = 0;
    }
}
