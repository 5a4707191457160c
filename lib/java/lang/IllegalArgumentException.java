// IllegalArgumentException: an exception with its message and cause.
package java.lang;

public class IllegalArgumentException extends RuntimeException {
    public IllegalArgumentException() {
        super();
    }

    public IllegalArgumentException(/*@ nullable @*/ String message) {
        super(message);
    }

    public IllegalArgumentException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public IllegalArgumentException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
