// CharSequence: a readable sequence of chars.
package java.lang;

import java.util.stream.IntStream;

public interface CharSequence {
    /** @throws IndexOutOfBoundsException */
    /*@ pure @*/ char charAt(int index);

    default IntStream chars() {
        return toString().chars();
    }

    default IntStream codePoints() {
        return toString().codePoints();
    }

    static /*@ pure @*/ int compare(CharSequence first, CharSequence second) {
        if (first == second) {
            return 0;
        }
        int shorter = Math.min(first.length(), second.length());
        for (int i = 0; i < shorter; i++) {
            if (first.charAt(i) != second.charAt(i)) {
                return first.charAt(i) - second.charAt(i);
            }
        }
        return first.length() - second.length();
    }

    default void getChars(int sourceBegin, int sourceEnd, char[] target, int targetBegin) {
        java.util.Objects.checkFromToIndex(sourceBegin, sourceEnd, length());
        java.util.Objects.checkIndex(targetBegin, target.length - (sourceEnd - sourceBegin) + 1);
        for (int i = sourceBegin; i < sourceEnd; i++) {
            target[targetBegin + i - sourceBegin] = charAt(i);
        }
    }

    default /*@ pure @*/ boolean isEmpty() {
        return length() == 0;
    }

    /*@ pure @*/ int length();

    /** @throws IndexOutOfBoundsException */
    /*@ pure @*/ CharSequence subSequence(int beginIndex, int endIndex);

    /*@ pure @*/ String toString();
}
