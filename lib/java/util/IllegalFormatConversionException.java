// IllegalFormatConversionException: an argument that the conversion does not take.
package java.util;

public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    private final Class<?> argumentClass;

    public IllegalFormatConversionException(char conversion, Class<?> argumentClass) {
        this.conversion = conversion;
        this.argumentClass = Objects.requireNonNull(argumentClass);
    }

    public /*@ pure @*/ Class<?> getArgumentClass() {
        return argumentClass;
    }

    public /*@ pure @*/ char getConversion() {
        return conversion;
    }

    public /*@ pure @*/ String getMessage() {
        return conversion + " != " + argumentClass.getName();
    }
}
