// What Character says of every char; see also tests/extra/character-agreement.
import java.util.Arrays;
import java.util.List;

class Characters {
    //@ ensures \result ==> !Character.isDigit(c) && !Character.isWhitespace(c);
    static boolean letter(char c) {
        return Character.isLetter(c);
    }

    // There are other digits than those of ASCII.
    //@ ensures \result == ('0' <= c && c <= '9'); // EXPECT violated: postcondition in 'Characters.digit(char)'
    static boolean digit(char c) {
        return Character.isDigit(c);
    }

    //@ ensures \result ==> 0 <= Character.digit(c, 10) && Character.digit(c, 10) <= 9;
    static boolean value(char c) {
        return Character.isDigit(c);
    }

    //@ requires 'a' <= c && c <= 'z' || c >= 0x3b1 && c <= 0x3c1;
    //@ ensures Character.isUpperCase(\result) && Character.toLowerCase(\result) == c;
    static char upper(char c) {
        return Character.toUpperCase(c);
    }

    //@ ensures Character.toLowerCase(\result) == c; // EXPECT violated: postcondition in 'Characters.upperOfAny(char)'
    static char upperOfAny(char c) {
        return Character.toUpperCase(c);
    }

    //@ requires text.length() <= 2;
    //@ ensures 0 <= \result || text.length() == 2 && text.charAt(0) == '-' || \result == -100;
    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException exception) {
            return -100;
        }
    }

    //@ requires text.length() <= 2;
    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Characters.parseAny(String)'
    static int parseAny(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException exception) {
            return 0;
        }
    }

    //@ requires (\forall int i; 0 <= i && i < text.length(); 'a' <= text.charAt(i) && text.charAt(i) <= 'z');
    //@ ensures \result.toLowerCase().equals(text) && \result.length() == text.length();
    static String upperCase(String text) {
        return text.toUpperCase();
    }

    //@ requires (\forall int i; 0 <= i && i < text.length(); text.charAt(i) < 128);
    //@ ensures \result.toLowerCase().equals(text); // EXPECT violated: postcondition in 'Characters.upperCaseOfAny(String)'
    static String upperCaseOfAny(String text) {
        return text.toUpperCase();
    }

    // Beyond the Basic Multilingual Plane: the capital letters of Deseret are 40 before the small ones.
    //@ requires 0x10400 <= codePoint && codePoint <= 0x10427;
    //@ ensures Character.isUpperCase(codePoint) && Character.isLetter(codePoint) && Character.getType(codePoint) == Character.UPPERCASE_LETTER;
    //@ ensures \result == codePoint + 40 && Character.toUpperCase(\result) == codePoint;
    static int small(int codePoint) {
        return Character.toLowerCase(codePoint);
    }

    //@ ensures \result ==> codePoint < 0x10000; // EXPECT violated: postcondition in 'Characters.letterBeyond(int)'
    static boolean letterBeyond(int codePoint) {
        return Character.isLetter(codePoint);
    }

    // Numbers that are no characters.
    //@ requires codePoint < 0 || codePoint > 0x10ffff;
    //@ ensures \result == codePoint && !Character.isLetter(codePoint) && !Character.isDefined(codePoint);
    //@ ensures Character.getType(codePoint) == 0 && Character.getDirectionality(codePoint) == -1 && Character.digit(codePoint, 10) == -1;
    //@ ensures Character.getNumericValue(codePoint) == -1 && !Character.isMirrored(codePoint) && !Character.isIdentifierIgnorable(codePoint);
    static int none(int codePoint) {
        return Character.toLowerCase(codePoint);
    }
}

class ArraysOfObjects {
    //@ ensures \result.length == list.size() && \typeof(\result) == \type(Integer[]);
    //@ ensures (\forall int i; 0 <= i && i < list.size(); \result[i] == list.get(i));
    static /*@ nullable @*/ Integer[] toArray(List<Integer> list) {
        return list.toArray(new Integer[0]);
    }

    //@ requires 0 <= length && length <= 5;
    //@ ensures \result.length == length && \typeof(\result) == \typeof(array);
    //@ ensures (\forall int i; 0 <= i && i < length && i < array.length; \result[i] == array[i]);
    //@ ensures array.length > 1 ==> \result.length > 1; // EXPECT violated: postcondition in 'ArraysOfObjects.copy(Object[], int)'
    static /*@ nullable @*/ Object[] copy(Object[] array, int length) {
        return Arrays.copyOf(array, length);
    }

    //@ requires array.length > 1;
    //@ ensures \result[0] == array[1] && \result.length == array.length - 1;
    static /*@ nullable @*/ String[] rest(String[] array) {
        return Arrays.copyOfRange(array, 1, array.length);
    }
}
