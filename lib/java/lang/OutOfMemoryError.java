// OutOfMemoryError: an error with its message and cause.
package java.lang;

public class OutOfMemoryError extends VirtualMachineError {
    public OutOfMemoryError() {
        super();
    }

    public OutOfMemoryError(/*@ nullable @*/ String message) {
        super(message);
    }
}
