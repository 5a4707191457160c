// InterruptedException: an exception with its message and cause.
package java.lang;

public class InterruptedException extends Exception {
    public InterruptedException() {
        super();
    }

    public InterruptedException(/*@ nullable @*/ String message) {
        super(message);
    }
}
