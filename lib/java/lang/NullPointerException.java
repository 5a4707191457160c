// NullPointerException: an exception with its message and cause.
package java.lang;

public class NullPointerException extends RuntimeException {
    public NullPointerException() {
        super();
    }

    public NullPointerException(/*@ nullable @*/ String message) {
        super(message);
    }

    public native Throwable fillInStackTrace();
}
