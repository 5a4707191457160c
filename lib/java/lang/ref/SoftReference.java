// SoftReference: as if memory were never short, and nothing collected.
package java.lang.ref;

public class SoftReference<T> extends Reference<T> {
    public SoftReference(/*@ nullable @*/ T referent) {
        super(referent, null);
    }

    public SoftReference(/*@ nullable @*/ T referent, /*@ nullable @*/ ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }
}
