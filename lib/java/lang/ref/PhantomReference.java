// PhantomReference: gives nothing.
package java.lang.ref;

public class PhantomReference<T> extends Reference<T> {
    public PhantomReference(/*@ nullable @*/ T referent, /*@ nullable @*/ ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }

    public /*@ pure nullable @*/ T get() {
        return null;
    }
}
