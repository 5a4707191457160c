// UnsupportedClassVersionError: an error with its message and cause.
package java.lang;

public class UnsupportedClassVersionError extends ClassFormatError {
    public UnsupportedClassVersionError() {
        super();
    }

    public UnsupportedClassVersionError(/*@ nullable @*/ String message) {
        super(message);
    }
}
