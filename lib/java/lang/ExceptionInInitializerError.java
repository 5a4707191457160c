// ExceptionInInitializerError: an error with its message and cause.
package java.lang;

public class ExceptionInInitializerError extends LinkageError {
    public ExceptionInInitializerError() {
        super((String) null, (Throwable) null);
    }

    public ExceptionInInitializerError(/*@ nullable @*/ String message) {
        super(message, null);
    }

    public ExceptionInInitializerError(/*@ nullable @*/ Throwable cause) {
        super((String) null, cause);
    }

    public /*@ nullable @*/ Throwable getException() {
        return getCause();
    }
}
