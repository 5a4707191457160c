// ARGS --method add --objects 5 --bits 5
// The list of JDK 1.6 and early 1.7: circular, with a header entry; add(int, E) and entry(int).
class JDKList {
    Entry header;
    int size;

    /*@ requires 0 <= index && index <= size;
      @ requires size > 0 && index < size;
      @*/
    void add(int index, /*@ nullable @*/ Object element) {
        addBefore(element, index == size ? header : entry(index));
    }

    private Entry entry(int index) {
        if (index < 0 || index >= size)
            throw new IndexOutOfBoundsException();
        Entry e = header;
        if (index < (size >> 1)) {
            for (int i = 0; i <= index; i++)
                e = e.next;
        } else {
            for (int i = size; i > index; i--)
                e = e.previous;
        }
        return e;
    }

    private Entry addBefore(/*@ nullable @*/ Object element, Entry entry) {
        Entry newEntry = new Entry(element, entry, entry.previous);
        newEntry.previous.next = newEntry;
        newEntry.next.previous = newEntry;
        size++;
        return newEntry;
    }
}

class Entry {
    /*@ nullable @*/ Object element;
    Entry next;
    Entry previous;

    Entry(/*@ nullable @*/ Object element, Entry next, Entry previous) {
        this.element = element;
        this.next = next;
        this.previous = previous;
    }
}
// OUTPUT add.java:19 for add > entry (line 11) 1 7 exact
// OUTPUT add.java:22 for add > entry (line 11) 1 8 exact
