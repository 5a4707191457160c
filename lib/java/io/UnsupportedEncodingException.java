// UnsupportedEncodingException: an exception with its message and cause.
package java.io;

public class UnsupportedEncodingException extends IOException {
    public UnsupportedEncodingException() {
        super();
    }

    public UnsupportedEncodingException(/*@ nullable @*/ String message) {
        super(message);
    }
}
