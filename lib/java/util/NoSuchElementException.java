// NoSuchElementException: an exception with its message and cause.
package java.util;

public class NoSuchElementException extends RuntimeException {
    public NoSuchElementException() {
        super();
    }

    public NoSuchElementException(/*@ nullable @*/ String message) {
        super(message);
    }

    public NoSuchElementException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public NoSuchElementException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
