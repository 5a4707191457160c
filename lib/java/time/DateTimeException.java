// DateTimeException: an exception with its message and cause.
package java.time;

public class DateTimeException extends RuntimeException {
    public DateTimeException(/*@ nullable @*/ String message) {
        super(message);
    }

    public DateTimeException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
