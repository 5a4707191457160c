// TooManyListenersException: an exception with its message and cause.
package java.util;

public class TooManyListenersException extends Exception {
    public TooManyListenersException() {
        super();
    }

    public TooManyListenersException(/*@ nullable @*/ String message) {
        super(message);
    }
}
