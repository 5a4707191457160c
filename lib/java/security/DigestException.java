// DigestException: the exception.
package java.security;

public class DigestException extends GeneralSecurityException {
    public DigestException() {
    }

    public DigestException(/*@ nullable @*/ String message) {
        super(message);
    }

    public DigestException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public DigestException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
