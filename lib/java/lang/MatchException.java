// MatchException: no case of a switch matches, or an accessor failed while a record pattern was
// matched; then that is the cause.
package java.lang;

public final class MatchException extends RuntimeException {
    public MatchException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    // What a record pattern throws: the message is the text of the cause.
    MatchException(Throwable cause) {
        super(cause);
    }
}
