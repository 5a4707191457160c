// DuplicateFormatFlagsException: a mistake in a format.
package java.util;

public class DuplicateFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public DuplicateFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public /*@ pure @*/ String getFlags() {
        return flags;
    }

    public /*@ pure @*/ String getMessage() {
        return "Flags = '" + flags + "'";
    }
}
