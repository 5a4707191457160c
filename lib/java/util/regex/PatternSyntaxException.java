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

    public /*@ pure nullable @*/ String getMessage() {
        String message = description + (index >= 0 ? " near index " + index : "") + "\n" + pattern;
        return index >= 0 && pattern != null && index < pattern.length() ? message + "\n" + " ".repeat(index) + "^" : message;
    }

    public /*@ pure @*/ String getPattern() {
        return pattern;
    }
}
