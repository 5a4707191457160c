// ClassCastException: an exception with its message and cause.
package java.lang;

public class ClassCastException extends RuntimeException {
    public ClassCastException() {
        super();
    }

    public ClassCastException(/*@ nullable @*/ String message) {
        super(message);
    }
}
