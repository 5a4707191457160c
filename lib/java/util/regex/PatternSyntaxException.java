// PatternSyntaxException: an exception with its message and cause.
package java.util.regex;

public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(/*@ nullable @*/ String description, /*@ nullable @*/ String pattern, int index) {
        this.description = description;
        this.pattern = pattern;
        this.index = index;
    }

    public /*@ pure @*/ String getDescription() {
        return description;
    }

    public /*@ pure @*/ int getIndex() {
        return index;
    }

    public native /*@ pure nullable @*/ String getMessage();

    public /*@ pure @*/ String getPattern() {
        return pattern;
    }
}
