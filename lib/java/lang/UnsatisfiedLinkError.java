// UnsatisfiedLinkError: an error with its message and cause.
package java.lang;

public class UnsatisfiedLinkError extends LinkageError {
    public UnsatisfiedLinkError() {
        super();
    }

    public UnsatisfiedLinkError(/*@ nullable @*/ String message) {
        super(message);
    }
}
