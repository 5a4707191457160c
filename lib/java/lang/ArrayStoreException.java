// ArrayStoreException: an exception with its message and cause.
package java.lang;

public class ArrayStoreException extends RuntimeException {
    public ArrayStoreException() {
        super();
    }

    public ArrayStoreException(/*@ nullable @*/ String message) {
        super(message);
    }
}
