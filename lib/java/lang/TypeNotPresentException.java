// TypeNotPresentException: an exception with its message and cause.
package java.lang;

public class TypeNotPresentException extends RuntimeException {
    private final String typeName;

    public TypeNotPresentException(/*@ nullable @*/ String typeName, /*@ nullable @*/ Throwable cause) {
        super("Type ".concat(String.valueOf(typeName)).concat(" not present"), cause);
        this.typeName = typeName;
    }

    public /*@ pure @*/ String typeName() {
        return typeName;
    }
}
