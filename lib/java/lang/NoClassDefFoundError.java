// NoClassDefFoundError: an error with its message and cause.
package java.lang;

public class NoClassDefFoundError extends LinkageError {
    public NoClassDefFoundError() {
        super();
    }

    public NoClassDefFoundError(/*@ nullable @*/ String message) {
        super(message);
    }
}
