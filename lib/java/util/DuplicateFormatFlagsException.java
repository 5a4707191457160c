// DuplicateFormatFlagsException: an exception with its message and cause.
package java.util;

public class DuplicateFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public DuplicateFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public /*@ pure @*/ String getFlags() {
        return flags;
    }
}
