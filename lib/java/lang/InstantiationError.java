// InstantiationError: an error with its message and cause.
package java.lang;

public class InstantiationError extends IncompatibleClassChangeError {
    public InstantiationError() {
        super();
    }

    public InstantiationError(/*@ nullable @*/ String message) {
        super(message);
    }
}
