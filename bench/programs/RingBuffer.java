// bench add remove --objects RingBuffer=1: HOLDS
// bench resize --objects RingBuffer=1: CUT

/** A queue of ints in an array whose last place is followed by its first. */
public class RingBuffer {
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
        items[(first + size) % items.length] = value;
        size++;
    }

    /*@ requires size > 0;
      @ assignable first, size;
      @ ensures \result == \old(get(0));
      @ ensures size == \old(size) - 1;
      @ ensures (\forall int i; 0 <= i && i < size; get(i) == \old(get(i + 1)));
      @*/
    int remove() {
        int value = items[first];
        first = (first + 1) % items.length;
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
            larger[i] = items[(first + i) % items.length];
        }
        items = larger;
        first = 0;
    }
}
