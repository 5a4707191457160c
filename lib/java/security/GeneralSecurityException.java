// GeneralSecurityException: the exception.
package java.security;

public class GeneralSecurityException extends Exception {
    public GeneralSecurityException() {
    }

    public GeneralSecurityException(/*@ nullable @*/ String message) {
        super(message);
    }

    public GeneralSecurityException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public GeneralSecurityException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
