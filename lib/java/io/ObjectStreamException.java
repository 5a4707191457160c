// ObjectStreamException: an exception with its message and cause.
package java.io;

public abstract class ObjectStreamException extends IOException {
    protected ObjectStreamException() {
        super();
    }

    protected ObjectStreamException(/*@ nullable @*/ String message) {
        super(message);
    }
}
