// ArrayIndexOutOfBoundsException: an exception with its message and cause.
package java.lang;

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public ArrayIndexOutOfBoundsException() {
        super();
    }

    public ArrayIndexOutOfBoundsException(/*@ nullable @*/ String message) {
        super(message);
    }

    public ArrayIndexOutOfBoundsException(int index) {
        super("Array index out of range: ".concat(String.valueOf(index)));
    }
}
