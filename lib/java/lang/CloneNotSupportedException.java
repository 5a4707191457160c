// CloneNotSupportedException: an exception with its message and cause.
package java.lang;

public class CloneNotSupportedException extends Exception {
    public CloneNotSupportedException() {
        super();
    }

    public CloneNotSupportedException(/*@ nullable @*/ String message) {
        super(message);
    }
}
