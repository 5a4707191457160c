// RuntimeException: an exception with its message and cause.
package java.lang;

public class RuntimeException extends Exception {
    public RuntimeException() {
        super();
    }

    public RuntimeException(/*@ nullable @*/ String message) {
        super(message);
    }

    public RuntimeException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public RuntimeException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    protected RuntimeException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause, boolean first,
            boolean second) {
        super(message, cause, first, second);
    }
}
