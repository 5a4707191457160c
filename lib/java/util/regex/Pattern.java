// Pattern: signatures only, native methods are not modelled.
package java.util.regex;

import java.io.Serializable;
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

    private Pattern() {
    }

    public native Predicate<String> asMatchPredicate();

    public native Predicate<String> asPredicate();

    public static native Pattern compile(String text);

    public static native Pattern compile(String text, int value);

    public native int flags();

    public native Matcher matcher(CharSequence text);

    public static native boolean matches(String first, CharSequence second);

    public native String pattern();

    public static native String quote(String text);

    public native String[] split(CharSequence pattern);

    public native String[] split(CharSequence pattern, int limit);

    public native Stream<String> splitAsStream(CharSequence text);

    public native /*@ pure @*/ String toString();
}
