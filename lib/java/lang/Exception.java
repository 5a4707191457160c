// Exception: an exception with its message and cause.
package java.lang;

public class Exception extends Throwable {
    public Exception() {
        super();
    }

    public Exception(/*@ nullable @*/ String message) {
        super(message);
    }

    public Exception(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public Exception(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    protected Exception(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause, boolean first,
            boolean second) {
        super(message, cause, first, second);
    }
}
