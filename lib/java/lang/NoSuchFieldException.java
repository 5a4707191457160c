// NoSuchFieldException: an exception with its message and cause.
package java.lang;

public class NoSuchFieldException extends ReflectiveOperationException {
    public NoSuchFieldException() {
        super();
    }

    public NoSuchFieldException(/*@ nullable @*/ String message) {
        super(message);
    }
}
