// MissingFormatArgumentException: an exception with its message and cause.
package java.util;

public class MissingFormatArgumentException extends IllegalFormatException {
    private final String text;

    public MissingFormatArgumentException(String text) {
        this.text = Objects.requireNonNull(text);
    }

    public /*@ pure @*/ String getFormatSpecifier() {
        return text;
    }
}
