// VerifyError: an error with its message and cause.
package java.lang;

public class VerifyError extends LinkageError {
    public VerifyError() {
        super();
    }

    public VerifyError(/*@ nullable @*/ String message) {
        super(message);
    }
}
