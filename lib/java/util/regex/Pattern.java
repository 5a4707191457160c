// Pattern: regular expressions, matched by going back and forth. What has no model is not modelled where it is compiled.
package java.util.regex;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

public final class Pattern implements Serializable {
    public static final int UNIX_LINES = 1;
    public static final int CASE_INSENSITIVE = 2;
    public static final int COMMENTS = 4;
    public static final int MULTILINE = 8;
    public static final int LITERAL = 16;
    public static final int DOTALL = 32;
    public static final int UNICODE_CASE = 64;
    public static final int CANON_EQ = 128;
    public static final int UNICODE_CHARACTER_CLASS = 256;

    private final String pattern;
    private final int flags;
    final RegexNode root;
    final int groups;
    final int repeats;
    final LinkedHashMap<String, Integer> names;

    private Pattern(String pattern, int flags) {
        if ((flags & ~0x1ff) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        if ((flags & CANON_EQ) != 0) {
            notModelled();
        }
        RegexParser parser = new RegexParser(pattern, flags);
        this.pattern = pattern;
        this.flags = (flags & UNICODE_CHARACTER_CLASS) != 0 ? flags | UNICODE_CASE : flags;
        this.root = jury.Texts.isRead(pattern) ? parser.parse() : untold(pattern);
        this.groups = parser.groups();
        this.repeats = parser.repeats();
        this.names = parser.names();
    }

    // Of a pattern that nobody reads: it may be none, and matches anything or not.
    private static RegexNode untold(String pattern) {
        if (jury.Texts.doubtful("what a pattern that is not known matches, where time is short") == 0) {
            throw new PatternSyntaxException(jury.Texts.untold(), pattern, -1);
        }
        if (jury.Texts.doubtful("what a pattern that is not known matches, where time is short") == 0) {
            jury.Outside.cut("executions in which a pattern that is not known has groups, for lack of time");
        }
        RegexNode all = new RegexNode.Untold();
        all.next = new RegexNode.Accept();
        return all;
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }

    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    public static Pattern compile(String pattern) {
        return new Pattern(Objects.requireNonNull(pattern), 0);
    }

    public static Pattern compile(String pattern, int flags) {
        return new Pattern(Objects.requireNonNull(pattern), flags);
    }

    public int flags() {
        return flags;
    }

    public Matcher matcher(CharSequence text) {
        return new Matcher(this, text.toString());
    }

    public static boolean matches(String pattern, CharSequence text) {
        return compile(pattern).matcher(text).matches();
    }

    public String pattern() {
        return pattern;
    }

    public static String quote(String text) {
        return text.indexOf("\\E") < 0 ? "\\Q" + text + "\\E" : "\\Q" + text.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    public String[] split(CharSequence text, int limit) {
        String all = text.toString();
        ArrayList<String> parts = new ArrayList<>();
        Matcher matcher = matcher(all);
        int start = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            if (start == 0 && matcher.end() == 0) {
                continue; // nothing in front
            }
            parts.add(all.substring(start, matcher.start()));
            start = matcher.end();
        }
        if (parts.isEmpty()) {
            return new String[] {all};
        }
        parts.add(all.substring(start));
        int count = parts.size();
        while (limit == 0 && count > 0 && parts.get(count - 1).isEmpty()) {
            count--;
        }
        String[] result = new String[count];
        for (int i = 0; i < count; i++) {
            result[i] = parts.get(i);
        }
        return result;
    }

    public Stream<String> splitAsStream(CharSequence text) {
        return Stream.of(split(text));
    }

    public /*@ pure @*/ String toString() {
        return pattern;
    }

    private static native void notModelled();
}
