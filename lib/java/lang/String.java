// String: a text is its array of chars.
package java.lang;

import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jury.Coding;
import jury.Texts;

public final class String implements Serializable, Comparable<String>, CharSequence {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveOrder();

    /*@ spec_public @*/ private final char[] value;
    private static final char[] NONE = new char[0];

    public String() {
        this.value = NONE;
    }

    public String(String original) {
        this.value = original.value;
    }

    public String(StringBuffer buffer) {
        this.value = buffer.toString().value;
    }

    public String(StringBuilder builder) {
        this.value = builder.toString().value;
    }

    public String(byte[] bytes) {
        this.value = Coding.decode(bytes, 0, bytes.length, "UTF-8");
    }

    public String(char[] value) {
        this(value, 0, value.length);
    }

    public String(byte[] bytes, Charset charset) {
        this.value = Coding.decode(bytes, 0, bytes.length, charset.name());
    }

    public String(byte[] bytes, String charset) throws UnsupportedEncodingException {
        this.value = Coding.decode(bytes, 0, bytes.length, Coding.named(charset));
    }

    @Deprecated
    public String(byte[] array, int high) {
        this(array, high, 0, array.length);
    }

    public String(byte[] bytes, int offset, int length) {
        checkRange(offset, length, bytes.length);
        this.value = Coding.decode(bytes, offset, length, "UTF-8");
    }

    public String(char[] value, int offset, int count) {
        if (offset < 0 || count < 0 || offset > value.length - count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        char[] copy = new char[count];
        for (int i = 0; i < count; i++) {
            copy[i] = value[offset + i];
        }
        this.value = copy;
    }

    public String(int[] codePoints, int offset, int count) {
        checkRange(offset, count, codePoints.length);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.appendCodePoint(codePoints[offset + i]);
        }
        this.value = text.toString().value;
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        checkRange(offset, length, bytes.length);
        this.value = Coding.decode(bytes, offset, length, charset.name());
    }

    public String(byte[] bytes, int offset, int length, String charset) throws UnsupportedEncodingException {
        String name = Coding.named(charset);
        checkRange(offset, length, bytes.length);
        this.value = Coding.decode(bytes, offset, length, name);
    }

    @Deprecated
    public String(byte[] array, int high, int offset, int count) {
        this.value = widened(array, high, offset, count);
    }

    private static void checkRange(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
    }

    //@ also
    //@ ensures 0 <= index && index < value.length && \result == value[index];
    //@ signals_only StringIndexOutOfBoundsException;
    //@ signals (StringIndexOutOfBoundsException exception) index < 0 || index >= value.length;
    public /*@ pure @*/ char charAt(int index) {
        if (index < 0 || index >= value.length) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return value[index];
    }

    public /*@ pure @*/ IntStream chars() {
        int[] units = new int[value.length];
        for (int i = 0; i < value.length; i++) {
            units[i] = value[i];
        }
        return IntStream.of(units);
    }

    public /*@ pure @*/ int codePointAt(int index) {
        if (index < 0 || index >= value.length) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return Character.codePointAt(this, index);
    }

    public /*@ pure @*/ int codePointBefore(int index) {
        if (index < 1 || index > value.length) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return Character.codePointBefore(this, index);
    }

    public /*@ pure @*/ int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > value.length) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCount(this, beginIndex, endIndex);
    }

    public /*@ pure @*/ IntStream codePoints() {
        int[] points = new int[codePointCount(0, value.length)];
        int at = 0;
        for (int i = 0; i < points.length; i++) {
            points[i] = codePointAt(at);
            at += Character.charCount(points[i]);
        }
        return IntStream.of(points);
    }

    public /*@ pure @*/ int compareTo(String other) {
        int length = other.value.length;
        return order(this, other, length);
    }

    // Jury compares all pairs of texts at once, where it knows their characters.
    private static /*@ pure @*/ int order(String one, String other, int length) {
        int shorter = one.value.length < length ? one.value.length : length;
        int known = Math.min(Texts.modelled(one.value), Texts.modelled(other.value));
        for (int i = 0; i < shorter; i++) {
            if (i >= known) {
                return Texts.anyNumber();
            }
            if (one.value[i] != other.value[i]) {
                return one.value[i] - other.value[i];
            }
        }
        return one.value.length - length;
    }

    public /*@ pure @*/ int compareToIgnoreCase(String other) {
        int shorter = value.length < other.value.length ? value.length : other.value.length;
        for (int i = 0; i < shorter; i++) {
            if (value[i] != other.value[i] && foldCase(value[i]) != foldCase(other.value[i])) {
                boolean isPlain = !Character.isSurrogate(value[i]) && !Character.isSurrogate(other.value[i]);
                return isPlain ? foldCase(value[i]) - foldCase(other.value[i]) : Texts.doubtful("letters of two chars in another case");
            }
        }
        return value.length - other.value.length;
    }

    public /*@ pure @*/ String concat(String other) {
        if (other.value.length == 0) {
            return this;
        }
        return this + other;
    }

    public /*@ pure @*/ boolean contains(CharSequence text) {
        return indexOf(text.toString()) >= 0;
    }

    public /*@ pure @*/ boolean contentEquals(CharSequence text) {
        if (text.length() != value.length) {
            return false;
        }
        for (int i = 0; i < value.length; i++) {
            if (text.charAt(i) != value[i]) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ boolean contentEquals(StringBuffer text) {
        return contentEquals((CharSequence) text);
    }

    public static /*@ pure @*/ String copyValueOf(char[] array) {
        return new String(array);
    }

    public static /*@ pure @*/ String copyValueOf(char[] array, int offset, int count) {
        return new String(array, offset, count);
    }

    public Optional<String> describeConstable() {
        return Optional.of(this);
    }

    public /*@ pure @*/ boolean endsWith(String suffix) {
        return startsWith(suffix, value.length - suffix.value.length);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof String)) {
            return false;
        }
        char[] its = ((String) other).value;
        if (value.length != its.length) {
            return false;
        }
        int known = Math.min(Texts.modelled(value), Texts.modelled(its));
        for (int i = 0; i < value.length; i++) {
            if (i >= known) {
                return Texts.anyNumber() == 0;
            }
            if (value[i] != its[i]) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ boolean equalsIgnoreCase(/*@ nullable @*/ String other) {
        if (other == null || value.length != other.value.length) {
            return false;
        }
        int known = Math.min(Texts.modelled(value), Texts.modelled(other.value));
        for (int i = 0; i < value.length; i++) {
            boolean isPart = i < known && (Character.isSurrogate(value[i]) || Character.isSurrogate(other.value[i]));
            if (i >= known) {
                return Texts.anyNumber() == 0;
            }
            if (isPart && value[i] != other.value[i]) {
                return Texts.doubtful("letters of two chars in another case") == 0;
            }
            if (value[i] != other.value[i] && foldCase(value[i]) != foldCase(other.value[i])) {
                return false;
            }
        }
        return true;
    }

    public static /*@ pure @*/ String format(String format, /*@ nullable @*/ Object... arguments) {
        return new Formatter().format(format, arguments).toString();
    }

    public static /*@ pure @*/ String format(/*@ nullable @*/ Locale locale, String format, /*@ nullable @*/ Object... arguments) {
        return new Formatter(locale).format(format, arguments).toString();
    }

    public /*@ pure @*/ String formatted(/*@ nullable @*/ Object... arguments) {
        return new Formatter().format(this, arguments).toString();
    }

    public /*@ pure @*/ byte[] getBytes() {
        return Coding.encode(this, "UTF-8");
    }

    public /*@ pure @*/ byte[] getBytes(Charset charset) {
        return Coding.encode(this, charset.name());
    }

    public /*@ pure @*/ byte[] getBytes(String charset) throws UnsupportedEncodingException {
        return Coding.encode(this, Coding.named(charset));
    }

    @Deprecated
    public void getBytes(int start, int end, byte[] bytes, int target) {
        if (start < 0 || start > end || end > value.length) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        if (target < 0 || target > bytes.length - (end - start)) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        for (int i = start; i < end; i++) {
            bytes[target + i - start] = (byte) value[i];
        }
    }

    public void getChars(int sourceBegin, int sourceEnd, char[] target, int targetBegin) {
        if (sourceBegin < 0 || sourceBegin > sourceEnd || sourceEnd > value.length) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        if (targetBegin < 0 || targetBegin > target.length - (sourceEnd - sourceBegin)) {
            throw new ArrayIndexOutOfBoundsException(jury.Texts.untold());
        }
        for (int i = sourceBegin; i < sourceEnd; i++) {
            target[targetBegin + i - sourceBegin] = value[i];
        }
    }

    public /*@ pure @*/ int hashCode() {
        int hash = 0;
        for (int i = 0; i < value.length; i++) {
            if (i >= Texts.modelled(value)) {
                return Texts.anyNumber();
            }
            hash = 31 * hash + value[i];
        }
        return hash;
    }

    public /*@ pure @*/ String indent(int count) {
        if (isEmpty()) {
            return "";
        }
        String[] lines = lines().toArray(String[]::new);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            if (count > 0) {
                line = " ".repeat(count) + line;
            } else {
                int removed = 0;
                while (removed < -count && removed < line.length() && Character.isWhitespace(line.charAt(removed))) {
                    removed++;
                }
                line = line.substring(removed);
            }
            text.append(line).append('\n');
        }
        return text.toString();
    }

    public /*@ pure @*/ int indexOf(String text) {
        return indexOf(text, 0);
    }

    public /*@ pure @*/ int indexOf(int character) {
        return indexOf(character, 0);
    }

    public /*@ pure @*/ int indexOf(String text, int fromIndex) {
        for (int i = fromIndex < 0 ? 0 : fromIndex; i <= value.length - text.value.length; i++) {
            if (i > Texts.modelled(value) - text.value.length) {
                return Texts.anyPosition(i, value.length - text.value.length);
            }
            if (startsWith(text, i)) {
                return i;
            }
        }
        return text.value.length == 0 ? value.length : -1;
    }

    public /*@ pure @*/ int indexOf(int character, int fromIndex) {
        for (int i = fromIndex < 0 ? 0 : fromIndex; i < value.length; i++) {
            if (i + 1 >= Texts.modelled(value) && Texts.modelled(value) < value.length) {
                return Texts.anyPosition(i, value.length - 1);
            }
            if (Character.codePointAt(this, i) == character || value[i] == character) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int indexOf(String text, int beginIndex, int endIndex) {
        int last = endIndex - text.length();
        checkRange(beginIndex, endIndex);
        for (int i = beginIndex; i <= last; i++) {
            if (startsWith(text, i)) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int indexOf(int character, int beginIndex, int endIndex) {
        checkRange(beginIndex, endIndex);
        int index = indexOf(character, beginIndex);
        int width = character >= 0x10000 ? 2 : 1;
        return index >= 0 && index + width <= endIndex ? index : -1;
    }

    private /*@ pure @*/ void checkRange(int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length()) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
    }

    public native /*@ pure @*/ String intern();

    public /*@ pure @*/ boolean isBlank() {
        for (int i = 0; i < value.length; i++) {
            if (!Character.isWhitespace(value[i])) {
                return false;
            }
        }
        return true;
    }

    //@ also
    //@ ensures \result == (value.length == 0);
    public /*@ pure @*/ boolean isEmpty() {
        return value.length == 0;
    }

    public static /*@ pure @*/ String join(CharSequence delimiter, CharSequence... parts) {
        StringJoiner joiner = new StringJoiner(delimiter);
        for (CharSequence part : parts) {
            joiner.add(part);
        }
        return joiner.toString();
    }

    public static /*@ pure @*/ String join(CharSequence delimiter, Iterable<? extends CharSequence> parts) {
        StringJoiner joiner = new StringJoiner(delimiter);
        for (CharSequence part : parts) {
            joiner.add(part);
        }
        return joiner.toString();
    }

    public /*@ pure @*/ int lastIndexOf(String text) {
        return lastIndexOf(text, value.length);
    }

    public /*@ pure @*/ int lastIndexOf(int character) {
        return lastIndexOf(character, value.length - 1);
    }

    public /*@ pure @*/ int lastIndexOf(String text, int fromIndex) {
        int last = value.length - text.value.length;
        for (int i = fromIndex < last ? fromIndex : last; i >= 0; i--) {
            if (startsWith(text, i)) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int lastIndexOf(int character, int fromIndex) {
        for (int i = fromIndex < value.length ? fromIndex : value.length - 1; i >= 0; i--) {
            if (Character.codePointAt(this, i) == character || value[i] == character) {
                return i;
            }
        }
        return -1;
    }

    //@ also
    //@ ensures \result == value.length;
    public /*@ pure @*/ int length() {
        return value.length;
    }

    public /*@ pure @*/ Stream<String> lines() {
        ArrayList<String> lines = new ArrayList<>();
        int start = 0;
        while (start < value.length) {
            int end = start;
            while (end < value.length && value[end] != '\n' && value[end] != '\r') {
                end++;
            }
            lines.add(substring(start, end));
            start = end + 1 < value.length && value[end] == '\r' && value[end + 1] == '\n' ? end + 2 : end + 1;
        }
        return lines.stream();
    }

    public /*@ pure @*/ boolean matches(String pattern) {
        return Pattern.matches(pattern, this);
    }

    public /*@ pure @*/ int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public /*@ pure @*/ boolean regionMatches(int start, String other, int otherStart, int count) {
        return regionMatches(false, start, other, otherStart, count);
    }

    public /*@ pure @*/ boolean regionMatches(boolean ignoreCase, int start, String other, int otherStart,
            int count) {
        if (start < 0 || otherStart < 0 || start > (long) value.length - count
                || otherStart > (long) other.value.length - count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            char mine = value[start + i];
            char its = other.value[otherStart + i];
            if (mine != its && !(ignoreCase && foldCase(mine) == foldCase(its))) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        if (count == 1) {
            return this;
        }
        if (count > 0 && value.length > Integer.MAX_VALUE / count) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        char[] repeated = new char[value.length * count];
        for (int i = 0; i < repeated.length; i++) {
            repeated[i] = value[i % value.length];
        }
        return new String(repeated, true);
    }

    public /*@ pure @*/ String replace(CharSequence target, CharSequence replacement) {
        String old = target.toString();
        String fresh = replacement.toString();
        if (!contains(old) || (old.length() == 1 && old.equals(fresh))) {
            return this;
        }
        StringBuilder builder = new StringBuilder();
        int index = 0;
        while (index < value.length) {
            if (startsWith(old, index)) {
                builder.append(fresh);
                if (old.isEmpty()) {
                    builder.append(value[index]);
                    index++;
                } else {
                    index += old.length();
                }
            } else {
                builder.append(value[index]);
                index++;
            }
        }
        if (old.isEmpty()) {
            builder.append(fresh);
        }
        return builder.toString();
    }

    public /*@ pure @*/ String replace(char oldCharacter, char newCharacter) {
        if (oldCharacter == newCharacter || indexOf(oldCharacter) < 0) {
            return this;
        }
        if (Texts.modelled(value) < value.length) {
            return Texts.anyText();
        }
        char[] replaced = new char[value.length];
        for (int i = 0; i < value.length; i++) {
            replaced[i] = value[i] == oldCharacter ? newCharacter : value[i];
        }
        return new String(replaced, true);
    }

    public /*@ pure @*/ String replaceAll(String pattern, String replacement) {
        return Pattern.compile(pattern).matcher(this).replaceAll(replacement);
    }

    public /*@ pure @*/ String replaceFirst(String pattern, String replacement) {
        return Pattern.compile(pattern).matcher(this).replaceFirst(replacement);
    }

    public /*@ pure @*/ String[] split(String pattern) {
        return split(pattern, 0);
    }

    // The character that the pattern stands for; -1 where it is none.
    private static int literal(String pattern) {
        if (pattern.length() == 1 && ".$|()[{^?*+\\".indexOf(pattern.charAt(0)) < 0) {
            return Character.isSurrogate(pattern.charAt(0)) ? -1 : pattern.charAt(0);
        }
        if (pattern.length() != 2 || pattern.charAt(0) != '\\') {
            return -1;
        }
        char unit = pattern.charAt(1);
        boolean isPlain = !(unit >= '0' && unit <= '9' || unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z')
                && !Character.isSurrogate(unit);
        return isPlain ? unit : -1;
    }

    private String[] split(char unit, int limit) {
        int parts = 1;
        for (int i = 0; i < value.length && (limit <= 0 || parts < limit); i++) {
            parts += value[i] == unit ? 1 : 0;
        }
        String[] found = new String[parts];
        int start = 0;
        for (int part = 0; part < parts - 1; part++) {
            int end = indexOf(unit, start);
            found[part] = substring(start, end);
            start = end + 1;
        }
        found[parts - 1] = parts == 1 ? this : substring(start, value.length);
        if (limit != 0 || parts == 1) {
            return found;
        }
        while (parts > 0 && found[parts - 1].isEmpty()) {
            parts--;
        }
        String[] kept = new String[parts];
        for (int i = 0; i < parts; i++) {
            kept[i] = found[i];
        }
        return kept;
    }

    public /*@ pure @*/ String[] split(String pattern, int limit) {
        int unit = literal(pattern);
        return unit < 0 ? Pattern.compile(pattern).split(this, limit) : split((char) unit, limit);
    }

    public /*@ pure @*/ boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public /*@ pure @*/ boolean startsWith(String prefix, int offset) {
        if (offset < 0 || offset > value.length - prefix.value.length) {
            return false;
        }
        for (int i = 0; i < prefix.value.length; i++) {
            if (offset + i >= Texts.modelled(value) || i >= Texts.modelled(prefix.value)) {
                return Texts.anyNumber() == 0;
            }
            if (value[offset + i] != prefix.value[i]) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ String strip() {
        return stripLeading().stripTrailing();
    }

    public native /*@ pure @*/ String[] splitWithDelimiters(String pattern, int limit);

    // How many white spaces begin each line; the last line counts even where it is blank.
    private static int indentation(String[] lines, boolean endsLine) {
        int least = endsLine ? 0 : Integer.MAX_VALUE;
        for (int i = 0; i < lines.length; i++) {
            int spaces = lines[i].length() - lines[i].stripLeading().length();
            if (spaces < lines[i].length() || i == lines.length - 1) {
                least = Math.min(least, spaces);
            }
        }
        return least;
    }

    public /*@ pure @*/ String stripIndent() {
        if (value.length == 0) {
            return "";
        }
        char last = value[value.length - 1];
        boolean endsLine = last == '\n' || last == '\r';
        String[] lines = lines().toArray(String[]::new);
        int removed = indentation(lines, endsLine);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].isBlank() ? "" : lines[i].substring(removed).stripTrailing();
            text.append(i == 0 ? "" : "\n").append(line);
        }
        return text.append(endsLine ? "\n" : "").toString();
    }

    public /*@ pure @*/ String stripLeading() {
        int start = 0;
        while (start < value.length && Character.isWhitespace(value[start])) {
            start++;
        }
        return substring(start);
    }

    public /*@ pure @*/ String stripTrailing() {
        int end = value.length;
        while (end > 0 && Character.isWhitespace(value[end - 1])) {
            end--;
        }
        return substring(0, end);
    }

    public /*@ pure @*/ CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    public /*@ pure @*/ String substring(int beginIndex) {
        return substring(beginIndex, value.length);
    }

    public /*@ pure @*/ String substring(int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > value.length) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        if (beginIndex == 0 && endIndex == value.length) {
            return this;
        }
        return new String(value, beginIndex, endIndex - beginIndex);
    }

    public /*@ pure @*/ char[] toCharArray() {
        char[] copy = new char[value.length];
        for (int i = 0; i < value.length; i++) {
            copy[i] = value[i];
        }
        return copy;
    }

    public /*@ pure @*/ String toLowerCase() {
        char[] lower = new char[value.length];
        boolean isChanged = false;
        for (int i = 0; i < value.length; i++) {
            // A capital sigma depends on its neighbours; a capital i with a dot becomes two characters.
            if (i >= Texts.modelled(value) || value[i] == '\u03a3' || value[i] == '\u0130' || Character.isSurrogate(value[i])) {
                return Texts.anyText();
            }
            lower[i] = Character.toLowerCase(value[i]);
            isChanged |= lower[i] != value[i];
        }
        return isChanged ? new String(lower, true) : this;
    }

    public /*@ pure @*/ String toLowerCase(Locale locale) {
        return hasOwnRules(locale) ? Texts.anyText() : toLowerCase();
    }

    public /*@ pure @*/ String toString() {
        return this;
    }

    public /*@ pure @*/ String toUpperCase() {
        char[] upper = new char[value.length];
        boolean isChanged = false;
        for (int i = 0; i < value.length; i++) {
            if (i >= Texts.modelled(value) || Character.expandsInUpperCase(value[i]) || Character.isSurrogate(value[i])) {
                return Texts.anyText();
            }
            upper[i] = Character.toUpperCase(value[i]);
            isChanged |= upper[i] != value[i];
        }
        return isChanged ? new String(upper, true) : this;
    }

    private static char[] widened(byte[] array, int high, int offset, int count) {
        if (offset < 0 || count < 0 || offset > array.length - count)
            throw new StringIndexOutOfBoundsException();
        char[] result = new char[count];
        for (int i = 0; i < count; i++)
            result[i] = (char) (high << 8 | array[offset + i] & 0xff);
        return result;
    }

    // Turkish, Azeri and Lithuanian have rules of their own.
    private static /*@ pure @*/ boolean hasOwnRules(Locale locale) {
        String language = locale.getLanguage();
        return language.equals("tr") || language.equals("az") || language.equals("lt");
    }

    public /*@ pure @*/ String toUpperCase(Locale locale) {
        return hasOwnRules(locale) ? Texts.anyText() : toUpperCase();
    }

    public /*@ nullable @*/ <R> R transform(Function<? super String, ? extends R> function) {
        return function.apply(this);
    }

    public native /*@ pure @*/ String translateEscapes();

    public /*@ pure @*/ String trim() {
        if (Texts.modelled(value) < value.length) {
            return Texts.anyText();
        }
        int start = 0;
        int end = value.length;
        while (start < end && value[start] <= ' ') {
            start++;
        }
        while (start < end && value[end - 1] <= ' ') {
            end--;
        }
        return substring(start, end);
    }

    public static /*@ pure @*/ String valueOf(/*@ nullable @*/ Object object) {
        return object == null ? "null" : object.toString();
    }

    public static /*@ pure @*/ String valueOf(boolean value) {
        return value ? "true" : "false";
    }

    public static /*@ pure @*/ String valueOf(char value) {
        return new String(new char[] {value});
    }

    public static /*@ pure @*/ String valueOf(char[] value) {
        return new String(value);
    }

    public static /*@ pure @*/ String valueOf(double value) {
        return Double.toString(value);
    }

    public static /*@ pure @*/ String valueOf(float value) {
        return Float.toString(value);
    }

    public static /*@ pure @*/ String valueOf(int value) {
        return Integer.toString(value);
    }

    public static /*@ pure @*/ String valueOf(long value) {
        return Long.toString(value);
    }

    public static /*@ pure @*/ String valueOf(char[] value, int offset, int count) {
        return new String(value, offset, count);
    }

    // A text that keeps the given array as its own.
    private String(char[] value, boolean owned) {
        this.value = value;
    }

    private static char foldCase(char character) {
        if (Character.isSurrogate(character)) {
            return (char) Texts.doubtful("letters of two chars in another case");
        }
        return Character.toLowerCase(Character.toUpperCase(character));
    }

    private static class CaseInsensitiveOrder implements Comparator<String> {
        public int compare(String first, String second) {
            return first.compareToIgnoreCase(second);
        }
    }
}
