// StringBuffer: a growing array of chars.
package java.lang;

import java.io.Serializable;
import java.util.stream.IntStream;

public final class StringBuffer implements Serializable, Comparable<StringBuffer>, CharSequence, Appendable {
    private char[] value;
    private int count;
    //@ private invariant 0 <= count && count <= value.length;

    public StringBuffer() {
        this.value = new char[16];
    }

    public StringBuffer(CharSequence text) {
        this.value = new char[room(text.length())];
        append(text);
    }

    public StringBuffer(String text) {
        this.value = new char[room(text.length())];
        append(text);
    }

    public StringBuffer(int capacity) {
        this.value = new char[capacity];
    }

    public StringBuffer append(/*@ nullable @*/ CharSequence text) {
        return append(text == null ? "null" : text.toString());
    }

    public StringBuffer append(/*@ nullable @*/ Object object) {
        return append(String.valueOf(object));
    }

    public StringBuffer append(/*@ nullable @*/ String text) {
        String shown = text == null ? "null" : text;
        int added = shown.length();
        grow(count + added);
        for (int i = 0; i < added; i++) {
            value[count + i] = shown.charAt(i);
        }
        count += added;
        return this;
    }

    public StringBuffer append(/*@ nullable @*/ StringBuffer buffer) {
        return append((CharSequence) buffer);
    }

    public StringBuffer append(boolean value) {
        return append(value ? "true" : "false");
    }

    public StringBuffer append(char character) {
        grow(count + 1);
        value[count] = character;
        count++;
        return this;
    }

    public StringBuffer append(char[] array) {
        return append(new String(array));
    }

    public StringBuffer append(double value) {
        return append(Double.toString(value));
    }

    public StringBuffer append(float value) {
        return append(Float.toString(value));
    }

    public StringBuffer append(int value) {
        return append(Integer.toString(value));
    }

    public StringBuffer append(long value) {
        return append(Long.toString(value));
    }

    public StringBuffer append(/*@ nullable @*/ CharSequence text, int start, int end) {
        CharSequence shown = text == null ? "null" : text;
        if (start < 0 || start > end || end > shown.length()) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return append(shown.subSequence(start, end).toString());
    }

    public StringBuffer append(char[] array, int offset, int length) {
        if (offset < 0 || length < 0 || offset > array.length - length) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return append(new String(array, offset, length));
    }

    public StringBuffer appendCodePoint(int codePoint) {
        return append(new String(Character.toChars(codePoint)));
    }

    public /*@ pure @*/ int capacity() {
        return value.length;
    }

    public /*@ pure @*/ char charAt(int index) {
        if (index < 0 || index >= count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return value[index];
    }

    public IntStream chars() {
        return toString().chars();
    }

    public /*@ pure @*/ int codePointAt(int index) {
        return toString().codePointAt(index);
    }

    public /*@ pure @*/ int codePointBefore(int index) {
        return toString().codePointBefore(index);
    }

    public /*@ pure @*/ int codePointCount(int beginIndex, int endIndex) {
        return toString().codePointCount(beginIndex, endIndex);
    }

    public IntStream codePoints() {
        return toString().codePoints();
    }

    public /*@ pure @*/ int compareTo(StringBuffer other) {
        return toString().compareTo(other.toString());
    }

    public StringBuffer delete(int start, int end) {
        int last = end < count ? end : count;
        if (start < 0 || start > last) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        int removed = last - start;
        for (int i = last; i < count; i++) {
            value[i - removed] = value[i];
        }
        count -= removed;
        return this;
    }

    public StringBuffer deleteCharAt(int index) {
        if (index < 0 || index >= count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return delete(index, index + 1);
    }

    // More than an int can count is more than any memory holds.
    private void grow(int wanted) {
        if (wanted < 0) {
            throw new OutOfMemoryError();
        }
        ensureCapacity(wanted);
    }

    private static /*@ pure @*/ int room(int length) {
        return length < Integer.MAX_VALUE - 16 ? length + 16 : Integer.MAX_VALUE;
    }

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > value.length) {
            int doubled = value.length * 2 + 2;
            char[] longer = new char[doubled < minimumCapacity ? minimumCapacity : doubled];
            for (int i = 0; i < count; i++) {
                longer[i] = value[i];
            }
            value = longer;
        }
    }

    public void getChars(int sourceBegin, int sourceEnd, char[] target, int targetBegin) {
        if (sourceBegin < 0 || sourceBegin > sourceEnd || sourceEnd > count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        if (targetBegin < 0 || targetBegin > target.length - (sourceEnd - sourceBegin)) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        for (int i = sourceBegin; i < sourceEnd; i++) {
            target[targetBegin + i - sourceBegin] = value[i];
        }
    }

    public /*@ pure @*/ int indexOf(String text) {
        return toString().indexOf(text);
    }

    public /*@ pure @*/ int indexOf(String text, int fromIndex) {
        return toString().indexOf(text, fromIndex);
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ CharSequence text) {
        return insert(offset, text == null ? "null" : text.toString());
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ Object object) {
        return insert(offset, String.valueOf(object));
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ String text) {
        if (offset < 0 || offset > count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        String shown = text == null ? "null" : text;
        int added = shown.length();
        grow(count + added);
        for (int i = count - 1; i >= offset; i--) {
            value[i + added] = value[i];
        }
        for (int i = 0; i < added; i++) {
            value[offset + i] = shown.charAt(i);
        }
        count += added;
        return this;
    }

    public StringBuffer insert(int offset, boolean value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuffer insert(int offset, char character) {
        return insert(offset, String.valueOf(character));
    }

    public StringBuffer insert(int offset, char[] array) {
        return insert(offset, new String(array));
    }

    public StringBuffer insert(int offset, double value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuffer insert(int offset, float value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuffer insert(int offset, int value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuffer insert(int offset, long value) {
        return insert(offset, String.valueOf(value));
    }

    public StringBuffer insert(int offset, /*@ nullable @*/ CharSequence text, int start, int end) {
        CharSequence shown = text == null ? "null" : text;
        if (offset < 0 || offset > count) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        if (start < 0 || start > end || end > shown.length()) {
            throw new IndexOutOfBoundsException(jury.Texts.untold());
        }
        return insert(offset, shown.subSequence(start, end).toString());
    }

    public StringBuffer insert(int index, char[] array, int offset, int length) {
        if (index < 0 || index > count || offset < 0 || length < 0 || offset > array.length - length) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return insert(index, new String(array, offset, length));
    }

    public /*@ pure @*/ int lastIndexOf(String text) {
        return toString().lastIndexOf(text);
    }

    public /*@ pure @*/ int lastIndexOf(String text, int fromIndex) {
        return toString().lastIndexOf(text, fromIndex);
    }

    public /*@ pure @*/ int length() {
        return count;
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return toString().offsetByCodePoints(index, codePointOffset);
    }

    public StringBuffer repeat(/*@ nullable @*/ CharSequence text, int times) {
        checkTimes(times);
        String repeated = text == null ? "null" : text.toString();
        for (int i = 0; i < times; i++) {
            append(repeated);
        }
        return this;
    }

    public StringBuffer repeat(int codePoint, int times) {
        checkTimes(times);
        if (codePoint < 0 || codePoint > Character.MAX_CODE_POINT) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        for (int i = 0; i < times; i++) {
            appendCodePoint(codePoint);
        }
        return this;
    }

    private static /*@ pure @*/ void checkTimes(int times) {
        if (times < 0) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
    }

    public StringBuffer replace(int start, int end, String text) {
        int last = end < count ? end : count;
        if (start < 0 || start > count || start > last) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return delete(start, last).insert(start, text);
    }

    public StringBuffer reverse() {
        for (int i = 0; i < count / 2; i++) {
            char swapped = value[i];
            value[i] = value[count - 1 - i];
            value[count - 1 - i] = swapped;
        }
        for (int i = 0; i < count - 1; i++) {
            if (Character.isLowSurrogate(value[i]) && Character.isHighSurrogate(value[i + 1])) {
                char low = value[i];
                value[i] = value[i + 1];
                value[i + 1] = low;
                i++;
            }
        }
        return this;
    }

    public void setCharAt(int index, char character) {
        if (index < 0 || index >= count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        value[index] = character;
    }

    public void setLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        ensureCapacity(length);
        for (int i = count; i < length; i++) {
            value[i] = '\0';
        }
        count = length;
    }

    public /*@ pure @*/ CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public /*@ pure @*/ String substring(int start) {
        return substring(start, count);
    }

    public /*@ pure @*/ String substring(int start, int end) {
        if (start < 0 || start > end || end > count) {
            throw new StringIndexOutOfBoundsException(jury.Texts.untold());
        }
        return new String(value, start, end - start);
    }

    public /*@ pure @*/ String toString() {
        return new String(value, 0, count);
    }

    public void trimToSize() {
        char[] exact = new char[count];
        for (int i = 0; i < count; i++) {
            exact[i] = value[i];
        }
        value = exact;
    }
}
