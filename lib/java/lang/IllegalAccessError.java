// IllegalAccessError: an error with its message and cause.
package java.lang;

public class IllegalAccessError extends IncompatibleClassChangeError {
    public IllegalAccessError() {
        super();
    }

    public IllegalAccessError(/*@ nullable @*/ String message) {
        super(message);
    }
}
