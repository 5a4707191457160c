// MissingFormatWidthException: a mistake in a format.
package java.util;

public class MissingFormatWidthException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatWidthException(String specifier) {
        this.specifier = Objects.requireNonNull(specifier);
    }

    public /*@ pure @*/ String getFormatSpecifier() {
        return specifier;
    }

    public /*@ pure @*/ String getMessage() {
        return specifier;
    }
}
