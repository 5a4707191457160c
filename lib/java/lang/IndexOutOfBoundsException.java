// IndexOutOfBoundsException: an exception with its message and cause.
package java.lang;

public class IndexOutOfBoundsException extends RuntimeException {
    public IndexOutOfBoundsException() {
        super();
    }

    public IndexOutOfBoundsException(/*@ nullable @*/ String message) {
        super(message);
    }

    public IndexOutOfBoundsException(int index) {
        super("Index out of range: ".concat(String.valueOf(index)));
    }

    public IndexOutOfBoundsException(long index) {
        super("Index out of range: ".concat(String.valueOf(index)));
    }
}
