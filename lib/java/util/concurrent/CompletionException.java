// CompletionException: an exception with its message and cause.
package java.util.concurrent;

public class CompletionException extends RuntimeException {
    protected CompletionException() {
        super();
    }

    protected CompletionException(/*@ nullable @*/ String message) {
        super(message);
    }

    public CompletionException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public CompletionException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
