// ClassCircularityError: an error with its message and cause.
package java.lang;

public class ClassCircularityError extends LinkageError {
    public ClassCircularityError() {
        super();
    }

    public ClassCircularityError(/*@ nullable @*/ String message) {
        super(message);
    }
}
