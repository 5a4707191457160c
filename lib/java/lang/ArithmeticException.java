// ArithmeticException: an exception with its message and cause.
package java.lang;

public class ArithmeticException extends RuntimeException {
    public ArithmeticException() {
        super();
    }

    public ArithmeticException(/*@ nullable @*/ String message) {
        super(message);
    }
}
