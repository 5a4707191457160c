// ReferenceQueue: what was put there by enqueue(); nothing is collected.
package java.lang.ref;

public class ReferenceQueue<T> {
    private java.util.ArrayList<Object> references = new java.util.ArrayList<>();

    public ReferenceQueue() {
    }

    boolean holds(Object reference) {
        for (int i = 0; i < references.size(); i++) {
            if (references.get(i) == reference) {
                return true;
            }
        }
        return false;
    }

    void add(Object reference) {
        references.add(0, reference);
    }

    // One that was taken is in no queue any more.
    @SuppressWarnings("unchecked")
    public /*@ nullable @*/ Reference<? extends T> poll() {
        if (references.isEmpty()) {
            return null;
        }
        Reference<? extends T> first = (Reference<? extends T>) references.remove(0);
        first.queue = null;
        return first;
    }

    public native Reference<? extends T> remove() throws InterruptedException;

    public native /*@ nullable @*/ Reference<? extends T> remove(long timeout) throws InterruptedException;
}
