// InputMismatchException: an exception with its message and cause.
package java.util;

public class InputMismatchException extends NoSuchElementException {
    public InputMismatchException() {
        super();
    }

    public InputMismatchException(/*@ nullable @*/ String message) {
        super(message);
    }
}
