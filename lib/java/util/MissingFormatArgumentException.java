// MissingFormatArgumentException: a mistake in a format.
package java.util;

public class MissingFormatArgumentException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatArgumentException(String specifier) {
        this.specifier = Objects.requireNonNull(specifier);
    }

    public /*@ pure @*/ String getFormatSpecifier() {
        return specifier;
    }

    public /*@ pure @*/ String getMessage() {
        return "Format specifier '" + specifier + "'";
    }
}
