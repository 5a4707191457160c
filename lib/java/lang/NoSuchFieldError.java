// NoSuchFieldError: an error with its message and cause.
package java.lang;

public class NoSuchFieldError extends IncompatibleClassChangeError {
    public NoSuchFieldError() {
        super();
    }

    public NoSuchFieldError(/*@ nullable @*/ String message) {
        super(message);
    }
}
