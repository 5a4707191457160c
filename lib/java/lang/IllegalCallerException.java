// IllegalCallerException: an exception with its message and cause.
package java.lang;

public class IllegalCallerException extends RuntimeException {
    public IllegalCallerException() {
        super();
    }

    public IllegalCallerException(/*@ nullable @*/ String message) {
        super(message);
    }

    public IllegalCallerException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public IllegalCallerException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
