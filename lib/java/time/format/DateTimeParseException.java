// DateTimeParseException: an exception with its message and cause.
package java.time.format;

import java.time.DateTimeException;

public class DateTimeParseException extends DateTimeException {
    private final String parsed;
    private final int errorIndex;

    public DateTimeParseException(/*@ nullable @*/ String message, CharSequence parsed, int errorIndex) {
        super(message);
        this.parsed = parsed.toString();
        this.errorIndex = errorIndex;
    }

    public DateTimeParseException(/*@ nullable @*/ String message, CharSequence parsed, int errorIndex,
            /*@ nullable @*/ Throwable cause) {
        super(message, cause);
        this.parsed = parsed.toString();
        this.errorIndex = errorIndex;
    }

    public /*@ pure @*/ int getErrorIndex() {
        return errorIndex;
    }

    public /*@ pure @*/ String getParsedString() {
        return parsed;
    }
}
