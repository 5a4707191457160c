// InvocationTargetException: an exception of what was called.
package java.lang.reflect;

public class InvocationTargetException extends ReflectiveOperationException {
    protected InvocationTargetException() {
        super((Throwable) null);
    }

    public InvocationTargetException(/*@ nullable @*/ Throwable target) {
        super((Throwable) null);
        this.target = target;
    }

    public InvocationTargetException(/*@ nullable @*/ Throwable target, /*@ nullable @*/ String message) {
        super(message, null);
        this.target = target;
    }

    private /*@ nullable @*/ Throwable target;

    public /*@ pure nullable @*/ Throwable getTargetException() {
        return target;
    }

    public /*@ pure nullable @*/ Throwable getCause() {
        return target;
    }
}
