// Matcher: a pattern on a text.
package java.util.regex;

import java.util.ArrayList;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

public final class Matcher implements MatchResult {
    private Pattern pattern;
    String text;
    int from;
    int to;
    int[] groups;  // where each starts and ends; -1: it took no part
    int[] opened;  // where a group that is under way starts
    int[] counts;  // of the repetitions under way
    int[] starts;
    boolean wantsAll;
    int matchEnd;
    int wantedEnd = -1;
    int stoppedAt;
    int lastEnd;   // of the match before
    private int first = -1; // where the match starts; -1: there is none
    private int appended;

    Matcher(Pattern pattern, String text) {
        this.text = text;
        use(pattern);
        reset();
    }

    private void use(Pattern pattern) {
        this.pattern = pattern;
        groups = new int[2 * pattern.groups];
        opened = new int[pattern.groups];
        counts = new int[pattern.repeats];
        starts = new int[pattern.repeats];
    }

    // The code point at a place before the end.
    int point(int at) {
        char unit = text.charAt(at);
        if (Character.isHighSurrogate(unit) && at + 1 < to && Character.isLowSurrogate(text.charAt(at + 1))) {
            return Character.toCodePoint(unit, text.charAt(at + 1));
        }
        return unit;
    }

    // Where the code point that ends here begins.
    int before(int at, int start) {
        boolean isPair = at - 2 >= start && Character.isLowSurrogate(text.charAt(at - 1))
                && Character.isHighSurrogate(text.charAt(at - 2));
        return isPair ? at - 2 : at - 1;
    }

    private boolean matchAt(int start, boolean wantsAll) {
        for (int i = 0; i < groups.length; i++) {
            groups[i] = -1;
        }
        for (int i = 0; i < starts.length; i++) {
            starts[i] = -1;
        }
        this.wantsAll = wantsAll;
        if (!pattern.root.match(this, start)) {
            return false;
        }
        first = start;
        groups[0] = start;
        groups[1] = matchEnd;
        return true;
    }

    private boolean note(boolean isFound) {
        if (!isFound) {
            first = -1;
        } else {
            lastEnd = matchEnd;
        }
        return isFound;
    }

    public boolean matches() {
        return note(matchAt(from, true));
    }

    public boolean lookingAt() {
        return note(matchAt(from, false));
    }

    public boolean find() {
        int start = first < 0 ? lastEnd : groups[1];
        if (first >= 0 && groups[1] == groups[0]) {
            start++;
        }
        return search(start < from ? from : start);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        reset();
        return search(start);
    }

    private boolean search(int start) {
        boolean isFound = false;
        for (int at = start; at <= to && !isFound; at++) {
            isFound = matchAt(at, false);
        }
        if (!isFound) {
            lastEnd = to + 1;
        }
        return note(isFound);
    }

    private void check() {
        if (first < 0) {
            throw new IllegalStateException("No match found");
        }
    }

    private void check(int group) {
        check();
        if (group < 0 || group >= pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    private int number(String name) {
        Integer number = pattern.names.get(Objects.requireNonNull(name, "Group name"));
        if (number == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return number;
    }

    public int start() {
        check();
        return first;
    }

    public int start(int group) {
        check(group);
        return groups[2 * group];
    }

    public int start(String name) {
        check();
        return groups[2 * number(name)];
    }

    public int end() {
        check();
        return groups[1];
    }

    public int end(int group) {
        check(group);
        return groups[2 * group + 1];
    }

    public int end(String name) {
        check();
        return groups[2 * number(name) + 1];
    }

    public String group() {
        return group(0);
    }

    public /*@ nullable @*/ String group(int group) {
        check(group);
        return groups[2 * group] < 0 ? null : text.substring(groups[2 * group], groups[2 * group + 1]);
    }

    public /*@ nullable @*/ String group(String name) {
        Objects.requireNonNull(name, "Group name");
        check();
        return group(number(name));
    }

    public int groupCount() {
        return pattern.groups - 1;
    }

    public boolean hasMatch() {
        return first >= 0;
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher reset() {
        first = -1;
        lastEnd = 0;
        appended = 0;
        from = 0;
        to = text.length();
        return this;
    }

    public Matcher reset(CharSequence text) {
        this.text = text.toString();
        return reset();
    }

    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        from = start;
        to = end;
        lastEnd = start;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public Matcher usePattern(Pattern pattern) {
        if (pattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        use(pattern);
        lastEnd = first < 0 ? lastEnd : matchEnd;
        first = -1;
        return this;
    }

    // ---- Replacing

    // A replacement with what its references stand for.
    private String filled(String replacement) {
        StringBuilder filled = new StringBuilder();
        int at = 0;
        while (at < replacement.length()) {
            char unit = replacement.charAt(at);
            at++;
            if (unit == '\\') {
                if (at == replacement.length()) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                filled.append(replacement.charAt(at));
                at++;
            } else if (unit == '$') {
                if (at == replacement.length()) {
                    throw new IllegalArgumentException("Illegal group reference: group index is missing");
                }
                int end = referenceEnd(replacement, at);
                String part = referred(replacement, at, end);
                if (part != null) {
                    filled.append(part);
                }
                at = end;
            } else {
                filled.append(unit);
            }
        }
        return filled.toString();
    }

    private int referenceEnd(String replacement, int start) {
        if (replacement.charAt(start) == '{') {
            int end = replacement.indexOf('}', start);
            if (end < 0) {
                throw new IllegalArgumentException("named capturing group is missing trailing '}'");
            }
            return end + 1;
        }
        int number = replacement.charAt(start) - '0';
        if (number < 0 || number > 9) {
            throw new IllegalArgumentException("Illegal group reference");
        }
        int end = start + 1;
        while (end < replacement.length() && replacement.charAt(end) >= '0' && replacement.charAt(end) <= '9'
                && number * 10 + replacement.charAt(end) - '0' <= groupCount()) {
            number = number * 10 + replacement.charAt(end) - '0';
            end++;
        }
        return end;
    }

    private /*@ nullable @*/ String referred(String replacement, int start, int end) {
        if (replacement.charAt(start) == '{') {
            String name = replacement.substring(start + 1, end - 1);
            if (name.isEmpty()) {
                throw new IllegalArgumentException("named capturing group is missing trailing '}'");
            }
            return group(number(name));
        }
        int number = 0;
        for (int i = start; i < end; i++) {
            number = number * 10 + replacement.charAt(i) - '0';
        }
        return group(number);
    }

    public Matcher appendReplacement(StringBuffer buffer, String replacement) {
        check();
        String filled = filled(replacement);
        buffer.append(text, appended, first);
        buffer.append(filled);
        appended = groups[1];
        return this;
    }

    public Matcher appendReplacement(StringBuilder builder, String replacement) {
        check();
        String filled = filled(replacement);
        builder.append(text, appended, first);
        builder.append(filled);
        appended = groups[1];
        return this;
    }

    public StringBuffer appendTail(StringBuffer buffer) {
        return buffer.append(text, appended, text.length());
    }

    public StringBuilder appendTail(StringBuilder builder) {
        return builder.append(text, appended, text.length());
    }

    public String replaceAll(String replacement) {
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder builder = new StringBuilder();
        boolean isFound = true;
        while (isFound) {
            appendReplacement(builder, replacement);
            isFound = find();
        }
        return appendTail(builder).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder builder = new StringBuilder();
        boolean isFound = true;
        while (isFound) {
            appendReplacement(builder, replacer.apply(this));
            isFound = find();
        }
        return appendTail(builder).toString();
    }

    public String replaceFirst(String replacement) {
        Objects.requireNonNull(replacement, "replacement");
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder builder = new StringBuilder();
        appendReplacement(builder, replacement);
        return appendTail(builder).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder builder = new StringBuilder();
        appendReplacement(builder, replacer.apply(this));
        return appendTail(builder).toString();
    }

    public static String quoteReplacement(String text) {
        if (text.indexOf('\\') < 0 && text.indexOf('$') < 0) {
            return text;
        }
        StringBuilder quoted = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit == '\\' || unit == '$') {
                quoted.append('\\');
            }
            quoted.append(unit);
        }
        return quoted.toString();
    }

    public MatchResult toMatchResult() {
        Matcher copy = new Matcher(pattern, text);
        copy.from = from;
        copy.to = to;
        copy.first = first;
        for (int i = 0; i < groups.length; i++) {
            copy.groups[i] = groups[i];
        }
        return copy;
    }

    public Stream<MatchResult> results() {
        reset();
        ArrayList<MatchResult> all = new ArrayList<>();
        while (find()) {
            all.add(toMatchResult());
        }
        return all.stream();
    }

    // ---- Bounds of regions, and what the search has seen

    public boolean hasAnchoringBounds() {
        return true;
    }

    public boolean hasTransparentBounds() {
        return false;
    }

    public native boolean hitEnd();

    public native boolean requireEnd();

    public native /*@ pure @*/ String toString();

    public Matcher useAnchoringBounds(boolean value) {
        if (!value) {
            notModelled();
        }
        return this;
    }

    public Matcher useTransparentBounds(boolean value) {
        if (value) {
            notModelled();
        }
        return this;
    }

    private static native void notModelled();
}
