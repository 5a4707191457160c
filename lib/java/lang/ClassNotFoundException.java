// ClassNotFoundException: an exception with its message and cause.
package java.lang;

public class ClassNotFoundException extends ReflectiveOperationException {
    public ClassNotFoundException() {
        super((Throwable) null);
    }

    public ClassNotFoundException(/*@ nullable @*/ String message) {
        super(message, null);
    }

    public ClassNotFoundException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public /*@ nullable @*/ Throwable getException() {
        return getCause();
    }
}
