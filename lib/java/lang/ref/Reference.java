// Reference: nothing is collected, so what is referred to is there until it is cleared.
package java.lang.ref;

public abstract class Reference<T> {
    private /*@ nullable @*/ T referent;
    /*@ nullable @*/ ReferenceQueue<? super T> queue;

    Reference(/*@ nullable @*/ T referent, /*@ nullable @*/ ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue;
    }

    public /*@ pure nullable @*/ T get() {
        return referent;
    }

    public final /*@ pure @*/ boolean refersTo(/*@ nullable @*/ T object) {
        return referent == object;
    }

    public void clear() {
        referent = null;
    }

    public boolean isEnqueued() {
        return queue == null ? false : queue.holds(this);
    }

    public boolean enqueue() {
        clear();
        ReferenceQueue<? super T> own = queue;
        if (own == null || own.holds(this)) {
            return false;
        }
        own.add(this);
        return true;
    }

    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public static void reachabilityFence(/*@ nullable @*/ Object object) {
    }
}
