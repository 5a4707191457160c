// Error: an error with its message and cause.
package java.lang;

public class Error extends Throwable {
    public Error() {
        super();
    }

    public Error(/*@ nullable @*/ String message) {
        super(message);
    }

    public Error(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public Error(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    protected Error(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause, boolean first,
            boolean second) {
        super(message, cause, first, second);
    }
}
