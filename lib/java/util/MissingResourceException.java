// MissingResourceException: an exception with its message and cause.
package java.util;

public class MissingResourceException extends RuntimeException {
    private final /*@ nullable @*/ String className;
    private final /*@ nullable @*/ String key;

    public MissingResourceException(/*@ nullable @*/ String message, /*@ nullable @*/ String className,
            /*@ nullable @*/ String key) {
        super(message);
        this.className = className;
        this.key = key;
    }

    public /*@ pure nullable @*/ String getClassName() {
        return className;
    }

    public /*@ pure nullable @*/ String getKey() {
        return key;
    }
}
