// InaccessibleObjectException: a member of a class of Java itself cannot be made accessible.
package java.lang.reflect;

public class InaccessibleObjectException extends RuntimeException {
    public InaccessibleObjectException() {
        super();
    }

    public InaccessibleObjectException(/*@ nullable @*/ String message) {
        super(message);
    }
}
