// RejectedExecutionException: an exception with its message and cause.
package java.util.concurrent;

public class RejectedExecutionException extends RuntimeException {
    public RejectedExecutionException() {
        super();
    }

    public RejectedExecutionException(/*@ nullable @*/ String message) {
        super(message);
    }

    public RejectedExecutionException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public RejectedExecutionException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
