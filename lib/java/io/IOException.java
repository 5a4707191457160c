// IOException: an exception with its message and cause.
package java.io;

public class IOException extends Exception {
    public IOException() {
        super();
    }

    public IOException(/*@ nullable @*/ String message) {
        super(message);
    }

    public IOException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }

    public IOException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
