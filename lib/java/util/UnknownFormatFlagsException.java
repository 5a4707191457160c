// UnknownFormatFlagsException: a mistake in a format.
package java.util;

public class UnknownFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public UnknownFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public /*@ pure @*/ String getFlags() {
        return flags;
    }

    public /*@ pure @*/ String getMessage() {
        return "Flags = " + flags;
    }
}
