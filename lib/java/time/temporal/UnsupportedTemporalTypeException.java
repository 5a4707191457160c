// UnsupportedTemporalTypeException: an exception with its message and cause.
package java.time.temporal;

import java.time.DateTimeException;

public class UnsupportedTemporalTypeException extends DateTimeException {
    public UnsupportedTemporalTypeException(/*@ nullable @*/ String message) {
        super(message);
    }

    public UnsupportedTemporalTypeException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
