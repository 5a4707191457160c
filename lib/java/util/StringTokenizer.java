// StringTokenizer: the parts of a text between delimiters.
package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean returnDelimiters;
    private int position;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String delimiters) {
        this(text, delimiters, false);
    }

    public StringTokenizer(String text, String delimiters, boolean returnDelimiters) {
        this.text = Objects.requireNonNull(text);
        this.delimiters = delimiters;
        this.returnDelimiters = returnDelimiters;
    }

    public /*@ pure @*/ int countTokens() {
        int count = 0;
        int place = skip(position);
        while (place < text.length()) {
            place = skip(end(place));
            count++;
        }
        return count;
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public /*@ pure @*/ boolean hasMoreTokens() {
        return skip(position) < text.length();
    }

    public Object nextElement() {
        return nextToken();
    }

    public String nextToken() {
        int start = skip(position);
        if (start >= text.length()) {
            position = start;
            throw new NoSuchElementException();
        }
        position = end(start);
        return text.substring(start, position);
    }

    public String nextToken(String delimiters) {
        this.delimiters = delimiters;
        return nextToken();
    }

    private /*@ pure @*/ boolean isDelimiter(int place) {
        return delimiters.indexOf(text.charAt(place)) >= 0;
    }

    // The start of the token at or after the place.
    private /*@ pure @*/ int skip(int place) {
        int start = place;
        while (!returnDelimiters && start < text.length() && isDelimiter(start)) {
            start++;
        }
        return start;
    }

    // The end of the token that starts at the place.
    private /*@ pure @*/ int end(int place) {
        int end = place;
        while (end < text.length() && !isDelimiter(end)) {
            end++;
        }
        return returnDelimiters && end == place ? end + 1 : end;
    }
}
