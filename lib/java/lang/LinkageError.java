// LinkageError: an error with its message and cause.
package java.lang;

public class LinkageError extends Error {
    public LinkageError() {
        super();
    }

    public LinkageError(/*@ nullable @*/ String message) {
        super(message);
    }

    public LinkageError(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
