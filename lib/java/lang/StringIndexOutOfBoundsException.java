// StringIndexOutOfBoundsException: an exception with its message and cause.
package java.lang;

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public StringIndexOutOfBoundsException() {
        super();
    }

    public StringIndexOutOfBoundsException(/*@ nullable @*/ String message) {
        super(message);
    }

    public StringIndexOutOfBoundsException(int index) {
        super("String index out of range: ".concat(String.valueOf(index)));
    }
}
