// VirtualMachineError: an error with its message and cause.
package java.lang;

public abstract class VirtualMachineError extends Error {
    public VirtualMachineError() {
        super();
    }

    public VirtualMachineError(/*@ nullable @*/ String message) {
        super(message);
    }

    public VirtualMachineError(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public VirtualMachineError(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
