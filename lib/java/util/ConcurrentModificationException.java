// ConcurrentModificationException: an exception with its message and cause.
package java.util;

public class ConcurrentModificationException extends RuntimeException {
    public ConcurrentModificationException() {
        super();
    }

    public ConcurrentModificationException(/*@ nullable @*/ String message) {
        super(message);
    }

    public ConcurrentModificationException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public ConcurrentModificationException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
