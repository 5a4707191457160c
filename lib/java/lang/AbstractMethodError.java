// AbstractMethodError: an error with its message and cause.
package java.lang;

public class AbstractMethodError extends IncompatibleClassChangeError {
    public AbstractMethodError() {
        super();
    }

    public AbstractMethodError(/*@ nullable @*/ String message) {
        super(message);
    }
}
