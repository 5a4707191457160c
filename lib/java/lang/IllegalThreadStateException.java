// IllegalThreadStateException: an exception with its message and cause.
package java.lang;

public class IllegalThreadStateException extends IllegalArgumentException {
    public IllegalThreadStateException() {
        super();
    }

    public IllegalThreadStateException(/*@ nullable @*/ String message) {
        super(message);
    }
}
