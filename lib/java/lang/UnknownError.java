// UnknownError: an error with its message and cause.
package java.lang;

public class UnknownError extends VirtualMachineError {
    public UnknownError() {
        super();
    }

    public UnknownError(/*@ nullable @*/ String message) {
        super(message);
    }
}
