// ClassFormatError: an error with its message and cause.
package java.lang;

public class ClassFormatError extends LinkageError {
    public ClassFormatError() {
        super();
    }

    public ClassFormatError(/*@ nullable @*/ String message) {
        super(message);
    }
}
