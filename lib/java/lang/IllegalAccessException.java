// IllegalAccessException: an exception with its message and cause.
package java.lang;

public class IllegalAccessException extends ReflectiveOperationException {
    public IllegalAccessException() {
        super();
    }

    public IllegalAccessException(/*@ nullable @*/ String message) {
        super(message);
    }
}
