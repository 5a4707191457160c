// IncompatibleClassChangeError: an error with its message and cause.
package java.lang;

public class IncompatibleClassChangeError extends LinkageError {
    public IncompatibleClassChangeError() {
        super();
    }

    public IncompatibleClassChangeError(/*@ nullable @*/ String message) {
        super(message);
    }
}
