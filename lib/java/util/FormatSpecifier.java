// FormatSpecifier: one conversion of a format, as `%-8.3f`: its parts, what is wrong with them, and what it makes of an
// argument.
package java.util;

import java.math.BigDecimal;
import java.math.BigInteger;
import jury.Functions;
import jury.Texts;

final class FormatSpecifier {
    int index; // 0: the next argument, -1: the one before again, -2: none
    private String flags = "";
    private int width = -1;
    private int precision = -1;
    private boolean isUpper;
    private boolean isDate;
    private char conversion;
    private int end;
    private boolean isEnglish;

    // The specifier that begins behind the percent sign at `start - 1`.
    FormatSpecifier(String format, int start) {
        int at = start;
        int digits = skipDigits(format, at);
        if (digits > at && digits < format.length() && format.charAt(digits) == '$') {
            index = number(format, at, digits);
            if (index <= 0) {
                throw new IllegalFormatArgumentIndexException(index);
            }
            at = digits + 1;
        }
        at = readFlags(format, at);
        digits = skipDigits(format, at);
        if (digits > at) {
            width = number(format, at, digits);
            if (width < 0) {
                throw new IllegalFormatWidthException(width);
            }
            at = digits;
        }
        if (at < format.length() && format.charAt(at) == '.') {
            digits = skipDigits(format, at + 1);
            if (digits == at + 1) {
                throw unknown(format, start);
            }
            precision = number(format, at + 1, digits);
            if (precision < 0) {
                throw new IllegalFormatPrecisionException(precision);
            }
            at = digits;
        }
        readConversion(format, start, at);
    }

    private static UnknownFormatConversionException unknown(String format, int start) {
        return new UnknownFormatConversionException(
                start < format.length() ? String.valueOf(format.charAt(start)) : "%");
    }

    private static int skipDigits(String format, int start) {
        int at = start;
        while (at < format.length() && format.charAt(at) >= '0' && format.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    // Integer.MIN_VALUE where it is too large for an int.
    private static int number(String format, int start, int end) {
        long value = 0;
        for (int i = start; i < end; i++) {
            value = value * 10 + (format.charAt(i) - '0');
            if (value > Integer.MAX_VALUE) {
                return Integer.MIN_VALUE;
            }
        }
        return (int) value;
    }

    private int readFlags(String format, int start) {
        int at = start;
        while (at < format.length() && "-#+ 0,(<".indexOf(format.charAt(at)) >= 0) {
            char flag = format.charAt(at);
            if (flags.indexOf(flag) >= 0) {
                throw new DuplicateFormatFlagsException(String.valueOf(flag));
            }
            flags = flags + flag;
            at++;
        }
        if (has('<')) {
            index = -1;
        }
        return at;
    }

    private void readConversion(String format, int start, int position) {
        int at = position;
        if (at + 1 < format.length() && (format.charAt(at) == 't' || format.charAt(at) == 'T')
                && isLetter(format.charAt(at + 1))) {
            isDate = true;
            isUpper = format.charAt(at) == 'T';
            at++;
        }
        if (at >= format.length() || !isLetter(format.charAt(at)) && format.charAt(at) != '%') {
            throw unknown(format, start);
        }
        conversion = format.charAt(at);
        end = at + 1;
        if (isDate) {
            notModelled();
        }
        if ("bBhHsScCdoxXeEgGfaA%n".indexOf(conversion) < 0) {
            throw new UnknownFormatConversionException(String.valueOf(conversion));
        }
        if (conversion >= 'A' && conversion <= 'Z') {
            isUpper = true;
            conversion = (char) (conversion + 32);
        }
        check();
    }

    private static boolean isLetter(char unit) {
        return unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z';
    }

    int end() {
        return end;
    }

    private boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    public String toString() {
        String shown = "%";
        String order = "-#+ 0,(<";
        for (int i = 0; i < order.length(); i++) {
            if (has(order.charAt(i))) {
                shown = shown + order.charAt(i);
            }
        }
        if (index > 0) {
            shown = shown + index + '$';
        }
        if (width != -1) {
            shown = shown + width;
        }
        if (precision != -1) {
            shown = shown + '.' + precision;
        }
        return shown + (isUpper ? (char) (conversion - 32) : conversion);
    }

    // ---- What may not be combined

    private void check() {
        if (conversion == 'b' || conversion == 'h' || conversion == 's') {
            if (conversion != 's') {
                forbid("#");
            }
            checkJustified();
            forbid("+ 0,(");
        } else if (conversion == 'c') {
            forbidPrecision();
            forbid("#+ 0,(");
            checkJustified();
        } else if (conversion == 'd' || conversion == 'o' || conversion == 'x') {
            checkNumeric();
            forbidPrecision();
            forbid(conversion == 'd' ? "#" : ",");
        } else if (conversion == '%' || conversion == 'n') {
            index = -2;
            checkText();
        } else {
            checkNumeric();
            forbid(conversion == 'a' ? "(," : conversion == 'e' ? "," : conversion == 'g' ? "#" : "");
        }
    }

    private void forbid(String bad) {
        for (int i = 0; i < bad.length(); i++) {
            if (has(bad.charAt(i))) {
                throw new FormatFlagsConversionMismatchException(String.valueOf(bad.charAt(i)), conversion);
            }
        }
    }

    private void forbidPrecision() {
        if (precision != -1) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private void checkJustified() {
        if (width == -1 && has('-')) {
            throw new MissingFormatWidthException(toString());
        }
    }

    private void checkNumeric() {
        if (width == -1 && (has('-') || has('0'))) {
            throw new MissingFormatWidthException(toString());
        }
        if (has('+') && has(' ') || has('-') && has('0')) {
            throw new IllegalFormatFlagsException(ordered());
        }
    }

    private void checkText() {
        forbidPrecision();
        if (conversion == '%') {
            if (!flags.isEmpty() && !flags.equals("-")) {
                throw new IllegalFormatFlagsException(ordered());
            }
            checkJustified();
            return;
        }
        if (width != -1) {
            throw new IllegalFormatWidthException(width);
        }
        if (!flags.isEmpty()) {
            throw new IllegalFormatFlagsException(ordered());
        }
    }

    private String ordered() {
        String shown = "";
        String order = "-#+ 0,(<";
        for (int i = 0; i < order.length(); i++) {
            if (has(order.charAt(i))) {
                shown = shown + order.charAt(i);
            }
        }
        return shown;
    }

    // ---- What it makes of an argument

    String text(/*@ nullable @*/ Object argument, boolean isEnglish) {
        this.isEnglish = isEnglish;
        if (conversion == 's') {
            return textOf(argument);
        }
        if (conversion == 'd' || conversion == 'x' || conversion == 'o') {
            return argument == null ? justified("null", true) : whole(argument);
        }
        if (conversion == 'n') {
            return "\n";
        }
        if (conversion == '%') {
            return justified("%", false);
        }
        if (conversion == 'b') {
            return justified(argument == null ? "false" : argument instanceof Boolean ? argument.toString() : "true", true);
        }
        if (conversion == 'h') {
            return justified(argument == null ? "null" : Integer.toHexString(argument.hashCode()), true);
        }
        if (argument == null) {
            return justified("null", true);
        }
        return conversion == 'c' ? character(argument) : real(argument);
    }

    private IllegalFormatConversionException mismatch(Object argument) {
        return new IllegalFormatConversionException(conversion, argument.getClass());
    }

    private String textOf(/*@ nullable @*/ Object argument) {
        if (argument instanceof Formattable) {
            notModelled();
        }
        forbid("#");
        return justified(String.valueOf(argument), true);
    }

    private String justified(String text, boolean isCut) {
        String shown = text;
        if (isCut && precision != -1 && precision < shown.length()) {
            shown = shown.substring(0, precision);
        }
        if (isUpper) {
            shown = shown.toUpperCase();
        }
        return padded(shown);
    }

    private String padded(String text) {
        if (width == -1) {
            return text;
        }
        int missing = width - text.length();
        if (missing <= 0) {
            return text;
        }
        return has('-') ? text + " ".repeat(missing) : " ".repeat(missing) + text;
    }

    private String character(Object argument) {
        if (argument instanceof Character) {
            return justified(argument.toString(), false);
        }
        int point = 0;
        if (argument instanceof Byte || argument instanceof Short || argument instanceof Integer) {
            point = ((Number) argument).intValue();
        } else {
            throw mismatch(argument);
        }
        if (!Character.isValidCodePoint(point)) {
            throw new IllegalFormatCodePointException(point);
        }
        return justified(new String(Character.toChars(point)), false);
    }

    // ---- Whole numbers

    private String whole(Object argument) {
        long value = 0;
        int bits = 64;
        if (argument instanceof Integer) {
            value = (Integer) argument;
            bits = 32;
        } else if (argument instanceof Long) {
            value = (Long) argument;
        } else if (argument instanceof Short) {
            value = (Short) argument;
            bits = 16;
        } else if (argument instanceof Byte) {
            value = (Byte) argument;
            bits = 8;
        } else if (argument instanceof BigInteger) {
            return large((BigInteger) argument);
        } else {
            throw mismatch(argument);
        }
        if (conversion == 'd') {
            return decimal(value < 0, digits(value, bits));
        }
        forbid("( +");
        long pattern = bits == 64 ? value : value & ((1L << bits) - 1);
        return radix(conversion == 'o' ? Long.toOctalString(pattern) : Long.toHexString(pattern), "");
    }

    // Without the sign; an int is cheaper than a long.
    private static String digits(long value, int bits) {
        if (bits < 64 && value > Integer.MIN_VALUE) {
            int small = (int) value;
            return Integer.toString(small < 0 ? -small : small);
        }
        return value == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(value < 0 ? -value : value);
    }

    private String large(BigInteger value) {
        boolean isNegative = value.signum() < 0;
        String magnitude = value.abs().toString(conversion == 'd' ? 10 : conversion == 'o' ? 8 : 16);
        if (conversion == 'd') {
            return decimal(isNegative, magnitude);
        }
        String signs = sign(isNegative);
        String text = radix(magnitude, signs);
        return isNegative && has('(') ? text + ")" : text;
    }

    private String sign(boolean isNegative) {
        if (isNegative) {
            return has('(') ? "(" : "-";
        }
        return has('+') ? "+" : has(' ') ? " " : "";
    }

    private String radix(String digits, String sign) {
        String prefix = sign + (has('#') ? conversion == 'o' ? "0" : isUpper ? "0X" : "0x" : "");
        String shown = isUpper ? digits.toUpperCase() : digits;
        int missing = has('0') ? width - prefix.length() - shown.length() : 0;
        return padded(prefix + (missing > 0 ? "0".repeat(missing) : "") + shown);
    }

    private String decimal(boolean isNegative, String digits) {
        boolean isClosed = isNegative && has('(');
        String text = magnitude(sign(isNegative), digits, isClosed ? width - 1 : width);
        return padded(isClosed ? text + ")" : text);
    }

    // Groups, and zeros between the sign and the digits up to that width.
    private String magnitude(String sign, String number, int width) {
        String shown = number;
        if (has(',')) {
            int point = number.indexOf('.');
            int whole = point < 0 ? number.length() : point;
            shown = "";
            for (int i = 0; i < number.length(); i++) {
                shown = shown + number.charAt(i);
                if (i < whole - 1 && (whole - 1 - i) % 3 == 0) {
                    shown = shown + ',';
                }
            }
        }
        if ((has(',') || number.indexOf('.') >= 0) && !isEnglish) {
            notModelled();
        }
        if (has('0')) {
            int missing = width - sign.length() - shown.length();
            if (missing > 0) {
                shown = "0".repeat(missing) + shown;
            }
        }
        return sign + shown;
    }

    // ---- Floating point

    private String real(Object argument) {
        if (argument instanceof Double || argument instanceof Float) {
            return real(((Number) argument).doubleValue());
        }
        if (argument instanceof BigDecimal) {
            return conversion == 'a' ? fail(argument) : exact((BigDecimal) argument);
        }
        throw mismatch(argument);
    }

    private String fail(Object argument) {
        throw mismatch(argument);
    }

    private String real(double value) {
        if (value != value) {
            return padded(isUpper ? "NAN" : "NaN");
        }
        boolean isNegative = value < 0 || value == 0 && 1 / value < 0;
        double magnitude = isNegative ? -value : value;
        String closing = isNegative && has('(') ? ")" : "";
        if (magnitude == Double.POSITIVE_INFINITY) {
            return padded(sign(isNegative) + (isUpper ? "INFINITY" : "Infinity") + closing);
        }
        if (conversion == 'a') {
            notModelled();
        }
        if (!Functions.isKnown(magnitude)) {
            return Texts.untold(); // digits that nobody knows
        }
        DecimalDigits digits = new DecimalDigits(magnitude);
        return padded(digitText(sign(isNegative), digits, closing.isEmpty() ? width : width - 1) + closing);
    }

    private String exact(BigDecimal value) {
        boolean isNegative = value.signum() < 0;
        String closing = isNegative && has('(') ? ")" : "";
        DecimalDigits digits = new DecimalDigits(value.unscaledValue().abs().toString(), value.scale());
        return padded(digitText(sign(isNegative), digits, closing.isEmpty() ? width : width - 1) + closing);
    }

    private String digitText(String sign, DecimalDigits digits, int width) {
        if (conversion == 'f') {
            return fixed(sign, digits, precision == -1 ? 6 : precision, width);
        }
        if (conversion == 'e') {
            return scientific(sign, digits, precision == -1 ? 6 : precision, width);
        }
        int significant = precision == -1 ? 6 : precision == 0 ? 1 : precision;
        if (digits.isZero()) {
            return fixed(sign, digits, significant - 1, width);
        }
        digits.roundTo(significant);
        int exponent = digits.exponent();
        if (exponent < -4 || exponent >= significant) {
            return scientific(sign, digits, significant - 1, width);
        }
        return fixed(sign, digits, significant - 1 - exponent, width);
    }

    private String fixed(String sign, DecimalDigits digits, int places, int width) {
        digits.roundTo(digits.exponent() + 1 + places);
        String number = digits.fixed(places);
        if (places == 0 && has('#')) {
            number = number + ".";
        }
        return magnitude(sign, number, width);
    }

    private String scientific(String sign, DecimalDigits digits, int places, int width) {
        if (!digits.isZero()) {
            digits.roundTo(places + 1);
        }
        int exponent = digits.isZero() ? 0 : digits.exponent();
        int size = exponent < 0 ? -exponent : exponent;
        String power = (exponent < 0 ? "-" : "+") + (size < 10 ? "0" : "") + size;
        String number = digits.leading(places);
        if (places == 0 && has('#')) {
            number = number + ".";
        }
        String mantissa = magnitude(sign, number, width == -1 ? -1 : width - power.length() - 1);
        return mantissa + (isUpper ? 'E' : 'e') + power;
    }

    private static native void notModelled();
}
