// NegativeArraySizeException: an exception with its message and cause.
package java.lang;

public class NegativeArraySizeException extends RuntimeException {
    public NegativeArraySizeException() {
        super();
    }

    public NegativeArraySizeException(/*@ nullable @*/ String message) {
        super(message);
    }
}
