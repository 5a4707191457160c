// StackOverflowError: an error with its message and cause.
package java.lang;

public class StackOverflowError extends VirtualMachineError {
    public StackOverflowError() {
        super();
    }

    public StackOverflowError(/*@ nullable @*/ String message) {
        super(message);
    }
}
