// ReflectiveOperationException: an exception with its message and cause.
package java.lang;

public class ReflectiveOperationException extends Exception {
    public ReflectiveOperationException() {
        super();
    }

    public ReflectiveOperationException(/*@ nullable @*/ String message) {
        super(message);
    }

    public ReflectiveOperationException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public ReflectiveOperationException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
