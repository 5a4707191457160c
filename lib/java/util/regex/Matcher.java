// Matcher: signatures only, native methods are not modelled.
package java.util.regex;

import java.util.function.Function;
import java.util.stream.Stream;

public final class Matcher implements MatchResult {
    private Matcher() {
    }

    public native Matcher appendReplacement(StringBuffer buffer, String text);

    public native Matcher appendReplacement(StringBuilder builder, String text);

    public native StringBuffer appendTail(StringBuffer buffer);

    public native StringBuilder appendTail(StringBuilder builder);

    public native int end();

    public native int end(String text);

    public native int end(int value);

    public native boolean find();

    public native boolean find(int value);

    public native String group();

    public native String group(String text);

    public native String group(int value);

    public native int groupCount();

    public native boolean hasAnchoringBounds();

    public native boolean hasTransparentBounds();

    public native boolean hitEnd();

    public native boolean lookingAt();

    public native boolean matches();

    public native Pattern pattern();

    public static native String quoteReplacement(String text);

    public native Matcher region(int first, int second);

    public native int regionEnd();

    public native int regionStart();

    public native String replaceAll(Function<MatchResult, String> pattern);

    public native String replaceAll(String pattern);

    public native String replaceFirst(Function<MatchResult, String> pattern);

    public native String replaceFirst(String pattern);

    public native boolean requireEnd();

    public native Matcher reset();

    public native Matcher reset(CharSequence text);

    public native Stream<MatchResult> results();

    public native int start();

    public native int start(String text);

    public native int start(int value);

    public native MatchResult toMatchResult();

    public native /*@ pure @*/ String toString();

    public native Matcher useAnchoringBounds(boolean value);

    public native Matcher usePattern(Pattern pattern);

    public native Matcher useTransparentBounds(boolean value);
}
