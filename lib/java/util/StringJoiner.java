// StringJoiner: a text of parts with separator, prefix and suffix.
package java.util;

public final class StringJoiner {
    private final String prefix;
    private final String delimiter;
    private final String suffix;
    private /*@ nullable @*/ StringBuilder parts;
    private /*@ nullable @*/ String emptyValue;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        this.prefix = prefix.toString();
        this.delimiter = delimiter.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner add(/*@ nullable @*/ CharSequence part) {
        if (parts == null) {
            parts = new StringBuilder();
        } else {
            parts.append(delimiter);
        }
        parts.append(String.valueOf(part));
        return this;
    }

    public /*@ pure @*/ int length() {
        if (parts == null) {
            return emptyValue == null ? prefix.length() + suffix.length() : emptyValue.length();
        }
        return prefix.length() + parts.length() + suffix.length();
    }

    public StringJoiner merge(StringJoiner other) {
        if (other.parts != null) {
            add(other.parts.toString());
        }
        return this;
    }

    public StringJoiner setEmptyValue(CharSequence text) {
        emptyValue = text.toString();
        return this;
    }

    public /*@ pure @*/ String toString() {
        if (parts == null) {
            return emptyValue == null ? prefix.concat(suffix) : emptyValue;
        }
        return prefix.concat(parts.toString()).concat(suffix);
    }
}
