// Throwable: message, cause and suppressed exceptions; stack traces are not modelled.
package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;

public class Throwable implements Serializable {
    /*@ spec_public @*/ private /*@ nullable @*/ String message;
    /*@ spec_public @*/ private /*@ nullable @*/ Throwable cause;
    // The message of a throwable made from a cause alone is the cause's text, made when it is asked for.
    private boolean messageFromCause;
    private boolean causeKnown;
    private boolean suppressionDisabled;
    // null: none. An exception that Java throws by itself comes without its constructor.
    private Throwable /*@ nullable @*/ [] suppressed;

    public Throwable() {
    }

    public Throwable(/*@ nullable @*/ String message) {
        this.message = message;
    }

    public Throwable(/*@ nullable @*/ Throwable cause) {
        this.messageFromCause = cause != null;
        this.cause = cause;
        this.causeKnown = true;
    }

    public Throwable(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        this.message = message;
        this.cause = cause;
        this.causeKnown = true;
    }

    protected Throwable(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause,
            boolean enableSuppression, boolean writableStackTrace) {
        this.message = message;
        this.cause = cause;
        this.causeKnown = true;
        this.suppressionDisabled = !enableSuppression;
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (!suppressionDisabled) {
            int count = suppressed == null ? 0 : suppressed.length;
            Throwable[] longer = new Throwable[count + 1];
            for (int i = 0; i < count; i++) {
                longer[i] = suppressed[i];
            }
            longer[count] = exception;
            suppressed = longer;
        }
    }

    public Throwable fillInStackTrace() {
        return this;
    }

    public /*@ pure nullable @*/ Throwable getCause() {
        return cause;
    }

    public /*@ pure nullable @*/ String getLocalizedMessage() {
        return getMessage();
    }

    public /*@ pure nullable @*/ String getMessage() {
        if (messageFromCause && cause != null) { // in the pre-state they may stand alone
            return cause.toString();
        }
        return message;
    }

    public native StackTraceElement[] getStackTrace();

    public final /*@ pure @*/ Throwable[] getSuppressed() {
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] copy = new Throwable[count];
        for (int i = 0; i < count; i++) {
            copy[i] = suppressed[i];
        }
        return copy;
    }

    public Throwable initCause(/*@ nullable @*/ Throwable cause) {
        if (causeKnown || this.cause != null) {
            throw new IllegalStateException("The cause is already set", this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        this.causeKnown = true;
        return this;
    }

    public void printStackTrace() {
        // What is printed on the console has no effect that a program can observe.
    }

    // Lines of which nobody knows how many there are, or what they say.
    public void printStackTrace(PrintStream stream) {
        toString();
        stream.println(jury.Texts.untold());
    }

    public void printStackTrace(PrintWriter writer) {
        toString();
        writer.println(jury.Texts.untold());
    }

    public native void setStackTrace(StackTraceElement[] array);

    public /*@ pure @*/ String toString() {
        String name = getClass().getName();
        String text = getLocalizedMessage();
        return text != null ? name.concat(": ").concat(text) : name;
    }
}
