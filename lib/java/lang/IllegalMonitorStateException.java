// IllegalMonitorStateException: an exception with its message and cause.
package java.lang;

public class IllegalMonitorStateException extends RuntimeException {
    public IllegalMonitorStateException() {
        super();
    }

    public IllegalMonitorStateException(/*@ nullable @*/ String message) {
        super(message);
    }
}
