// SecurityException: an exception with its message and cause.
package java.lang;

public class SecurityException extends RuntimeException {
    public SecurityException() {
        super();
    }

    public SecurityException(/*@ nullable @*/ String message) {
        super(message);
    }

    public SecurityException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public SecurityException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
