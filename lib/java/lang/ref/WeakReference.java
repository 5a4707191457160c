// WeakReference: as if memory were never short, and nothing collected.
package java.lang.ref;

public class WeakReference<T> extends Reference<T> {
    public WeakReference(/*@ nullable @*/ T referent) {
        super(referent, null);
    }

    public WeakReference(/*@ nullable @*/ T referent, /*@ nullable @*/ ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }
}
