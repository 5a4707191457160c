// IllegalFormatFlagsException: a mistake in a format.
package java.util;

public class IllegalFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public IllegalFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public /*@ pure @*/ String getFlags() {
        return flags;
    }

    public /*@ pure @*/ String getMessage() {
        return "Flags = '" + flags + "'";
    }
}
