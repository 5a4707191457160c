// NoSuchMethodException: an exception with its message and cause.
package java.lang;

public class NoSuchMethodException extends ReflectiveOperationException {
    public NoSuchMethodException() {
        super();
    }

    public NoSuchMethodException(/*@ nullable @*/ String message) {
        super(message);
    }
}
