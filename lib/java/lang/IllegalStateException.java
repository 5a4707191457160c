// IllegalStateException: an exception with its message and cause.
package java.lang;

public class IllegalStateException extends RuntimeException {
    public IllegalStateException() {
        super();
    }

    public IllegalStateException(/*@ nullable @*/ String message) {
        super(message);
    }

    public IllegalStateException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public IllegalStateException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
