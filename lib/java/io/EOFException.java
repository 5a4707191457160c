// EOFException: an exception with its message and cause.
package java.io;

public class EOFException extends IOException {
    public EOFException() {
        super();
    }

    public EOFException(/*@ nullable @*/ String message) {
        super(message);
    }
}
