// NoSuchMethodError: an error with its message and cause.
package java.lang;

public class NoSuchMethodError extends IncompatibleClassChangeError {
    public NoSuchMethodError() {
        super();
    }

    public NoSuchMethodError(/*@ nullable @*/ String message) {
        super(message);
    }
}
