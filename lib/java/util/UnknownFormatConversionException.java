// UnknownFormatConversionException: a mistake in a format.
package java.util;

public class UnknownFormatConversionException extends IllegalFormatException {
    private final String conversion;

    public UnknownFormatConversionException(String conversion) {
        this.conversion = Objects.requireNonNull(conversion);
    }

    public /*@ pure @*/ String getConversion() {
        return conversion;
    }

    public /*@ pure @*/ String getMessage() {
        return "Conversion = '" + conversion + "'";
    }
}
