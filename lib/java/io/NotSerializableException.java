// NotSerializableException: an exception with its message and cause.
package java.io;

public class NotSerializableException extends ObjectStreamException {
    public NotSerializableException() {
        super();
    }

    public NotSerializableException(/*@ nullable @*/ String message) {
        super(message);
    }
}
