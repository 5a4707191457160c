// InstantiationException: an exception with its message and cause.
package java.lang;

public class InstantiationException extends ReflectiveOperationException {
    public InstantiationException() {
        super();
    }

    public InstantiationException(/*@ nullable @*/ String message) {
        super(message);
    }
}
