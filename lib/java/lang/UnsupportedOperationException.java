// UnsupportedOperationException: an exception with its message and cause.
package java.lang;

public class UnsupportedOperationException extends RuntimeException {
    public UnsupportedOperationException() {
        super();
    }

    public UnsupportedOperationException(/*@ nullable @*/ String message) {
        super(message);
    }

    public UnsupportedOperationException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public UnsupportedOperationException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
