// Numerals: floating-point numbers from texts, for Double.parseDouble and its kin.
package jury;

public final class Numerals {
    private static final int NONE = 0;
    private static final int DECIMAL = 1;
    private static final int HEXADECIMAL = 2;
    private static final int NOT_A_NUMBER = 3;
    private static final int INFINITY = 4;

    private Numerals() {
    }

    // The number nearest to what a text says, which is a numeral of Java; of texts that are known.
    private static native double nearestDouble(String text);

    private static native float nearestFloat(String text);

    private static int skipSign(String text) {
        return !text.isEmpty() && (text.charAt(0) == '+' || text.charAt(0) == '-') ? 1 : 0;
    }

    private static int skipDigits(String text, int start) {
        int at = start;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    private static int skipHexDigits(String text, int start) {
        int at = start;
        while (at < text.length() && isHexDigit(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isHexDigit(char unit) {
        return unit >= '0' && unit <= '9' || unit >= 'a' && unit <= 'f' || unit >= 'A' && unit <= 'F';
    }

    // Behind an exponent that begins here; -1 where it has no digits.
    private static int skipExponent(String text, int start) {
        int at = start + 1;
        if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
            at++;
        }
        int end = skipDigits(text, at);
        return end == at ? -1 : end;
    }

    private static boolean isSuffixAt(String text, int at) {
        return at == text.length() || at + 1 == text.length() && "fFdD".indexOf(text.charAt(at)) >= 0;
    }

    private static int kind(String text) {
        int start = skipSign(text);
        if (start == text.length()) {
            return NONE;
        }
        char first = text.charAt(start);
        if (first == 'N') {
            return text.startsWith("NaN", start) && text.length() == start + 3 ? NOT_A_NUMBER : NONE;
        }
        if (first == 'I') {
            return text.startsWith("Infinity", start) && text.length() == start + 8 ? INFINITY : NONE;
        }
        if (first == '0' && start + 1 < text.length() && (text.charAt(start + 1) == 'x' || text.charAt(start + 1) == 'X')) {
            return isHexadecimal(text, start + 2) ? HEXADECIMAL : NONE;
        }
        return isDecimal(text, start) ? DECIMAL : NONE;
    }

    private static boolean isDecimal(String text, int start) {
        int end = skipDigits(text, start);
        int digits = end - start;
        if (end < text.length() && text.charAt(end) == '.') {
            int behind = skipDigits(text, end + 1);
            digits += behind - end - 1;
            end = behind;
        }
        if (digits == 0) {
            return false;
        }
        if (end < text.length() && (text.charAt(end) == 'e' || text.charAt(end) == 'E')) {
            end = skipExponent(text, end);
        }
        return end >= 0 && isSuffixAt(text, end);
    }

    private static boolean isHexadecimal(String text, int start) {
        int end = skipHexDigits(text, start);
        int digits = end - start;
        if (end < text.length() && text.charAt(end) == '.') {
            int behind = skipHexDigits(text, end + 1);
            digits += behind - end - 1;
            end = behind;
        }
        if (digits == 0 || end == text.length() || text.charAt(end) != 'p' && text.charAt(end) != 'P') {
            return false;
        }
        end = skipExponent(text, end);
        return end >= 0 && isSuffixAt(text, end);
    }

    private static int checked(String text) {
        if (text.isEmpty()) {
            throw new NumberFormatException("empty String");
        }
        int kind = kind(text);
        if (kind == NONE) {
            throw new NumberFormatException("For input string: \"" + text + "\"");
        }
        return kind;
    }

    // All digits as a whole number, the point left out; -1 where it may be too large to be exact.
    private static long digits(String text, long most) {
        long value = 0;
        for (int i = skipSign(text); i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit >= '0' && unit <= '9') {
                value = value * 10 + (unit - '0');
                if (value > most) {
                    return -1;
                }
            } else if (unit != '.') {
                return unit == 'e' || unit == 'E' ? -1 : value;
            }
        }
        return value;
    }

    private static int places(String text) {
        int point = text.indexOf('.');
        return point < 0 ? 0 : skipDigits(text, point + 1) - point - 1;
    }

    public static double parseDouble(String original) {
        String text = original.trim();
        int kind = checked(text);
        boolean isNegative = text.charAt(0) == '-';
        if (kind == NOT_A_NUMBER) {
            return Double.NaN;
        }
        if (kind == INFINITY) {
            return isNegative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        // Both numbers are exact, so the quotient is the nearest one.
        long digits = kind == DECIMAL ? digits(text, 1L << 53) : -1;
        int places = places(text);
        if (digits < 0 || places > 22) {
            return nearestDouble(text);
        }
        double power = 1;
        for (int i = 0; i < places; i++) {
            power *= 10;
        }
        double value = digits / power;
        return isNegative ? -value : value;
    }

    public static float parseFloat(String original) {
        String text = original.trim();
        int kind = checked(text);
        boolean isNegative = text.charAt(0) == '-';
        if (kind == NOT_A_NUMBER) {
            return Float.NaN;
        }
        if (kind == INFINITY) {
            return isNegative ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY;
        }
        long digits = kind == DECIMAL ? digits(text, 1L << 24) : -1;
        int places = places(text);
        if (digits < 0 || places > 10) {
            return nearestFloat(text);
        }
        float power = 1;
        for (int i = 0; i < places; i++) {
            power *= 10;
        }
        float value = digits / power;
        return isNegative ? -value : value;
    }
}
