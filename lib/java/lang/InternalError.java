// InternalError: an error with its message and cause.
package java.lang;

public class InternalError extends VirtualMachineError {
    public InternalError() {
        super();
    }

    public InternalError(/*@ nullable @*/ String message) {
        super(message);
    }

    public InternalError(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public InternalError(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
