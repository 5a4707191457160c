// ExecutionException: an exception with its message and cause.
package java.util.concurrent;

public class ExecutionException extends Exception {
    protected ExecutionException() {
        super();
    }

    protected ExecutionException(/*@ nullable @*/ String message) {
        super(message);
    }

    public ExecutionException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public ExecutionException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
