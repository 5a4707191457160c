// CancellationException: an exception with its message and cause.
package java.util.concurrent;

public class CancellationException extends IllegalStateException {
    public CancellationException() {
        super();
    }

    public CancellationException(/*@ nullable @*/ String message) {
        super(message);
    }
}
