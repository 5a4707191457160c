// PrivilegedActionException: wraps what a privileged action threw.
package java.security;

public class PrivilegedActionException extends Exception {
    public PrivilegedActionException(/*@ nullable @*/ Exception exception) {
        super(null, exception);
    }

    public /*@ nullable @*/ Exception getException() {
        return (Exception) getCause();
    }
}
