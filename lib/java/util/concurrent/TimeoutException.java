// TimeoutException: an exception with its message and cause.
package java.util.concurrent;

public class TimeoutException extends Exception {
    public TimeoutException() {
        super();
    }

    public TimeoutException(/*@ nullable @*/ String message) {
        super(message);
    }
}
