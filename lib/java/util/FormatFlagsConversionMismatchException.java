// FormatFlagsConversionMismatchException: a mistake in a format.
package java.util;

public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    private final String flags;
    private final char conversion;

    public FormatFlagsConversionMismatchException(String flags, char conversion) {
        this.flags = Objects.requireNonNull(flags);
        this.conversion = conversion;
    }

    public /*@ pure @*/ char getConversion() {
        return conversion;
    }

    public /*@ pure @*/ String getFlags() {
        return flags;
    }

    public /*@ pure @*/ String getMessage() {
        return "Conversion = " + conversion + ", Flags = " + flags;
    }
}
