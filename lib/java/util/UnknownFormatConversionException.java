// UnknownFormatConversionException: an exception with its message and cause.
package java.util;

public class UnknownFormatConversionException extends IllegalFormatException {
    private final String text;

    public UnknownFormatConversionException(String text) {
        this.text = Objects.requireNonNull(text);
    }

    public /*@ pure @*/ String getConversion() {
        return text;
    }
}
