// BootstrapMethodError: an error with its message and cause.
package java.lang;

public class BootstrapMethodError extends LinkageError {
    public BootstrapMethodError() {
        super();
    }

    public BootstrapMethodError(/*@ nullable @*/ String message) {
        super(message);
    }

    public BootstrapMethodError(/*@ nullable @*/ Throwable cause) {
        super(cause == null ? null : cause.toString());
        initCause(cause);
    }

    public BootstrapMethodError(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
