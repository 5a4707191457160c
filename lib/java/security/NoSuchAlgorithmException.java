// NoSuchAlgorithmException: the exception.
package java.security;

public class NoSuchAlgorithmException extends GeneralSecurityException {
    public NoSuchAlgorithmException() {
    }

    public NoSuchAlgorithmException(/*@ nullable @*/ String message) {
        super(message);
    }

    public NoSuchAlgorithmException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public NoSuchAlgorithmException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
