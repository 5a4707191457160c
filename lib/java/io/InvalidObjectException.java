// InvalidObjectException: an exception with its message and cause.
package java.io;

public class InvalidObjectException extends ObjectStreamException {
    public InvalidObjectException(/*@ nullable @*/ String message) {
        super(message);
    }
}
