// BigDecimal: a whole number divided by a power of ten.
package java.math;

import java.util.Objects;

public class BigDecimal extends Number implements Comparable<BigDecimal> {
    public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0);
    public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0);
    public static final BigDecimal TWO = new BigDecimal(BigInteger.TWO, 0);
    public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0);
    @Deprecated
    public static final int ROUND_UP = 0;
    @Deprecated
    public static final int ROUND_DOWN = 1;
    @Deprecated
    public static final int ROUND_CEILING = 2;
    @Deprecated
    public static final int ROUND_FLOOR = 3;
    @Deprecated
    public static final int ROUND_HALF_UP = 4;
    @Deprecated
    public static final int ROUND_HALF_DOWN = 5;
    @Deprecated
    public static final int ROUND_HALF_EVEN = 6;
    @Deprecated
    public static final int ROUND_UNNECESSARY = 7;

    private final BigInteger unscaled;
    private final int scale;

    private BigDecimal(BigDecimal other) {
        this.unscaled = other.unscaled;
        this.scale = other.scale;
    }

    public BigDecimal(BigInteger value) {
        this(value, 0);
    }

    public BigDecimal(String text) {
        this(parsed(text));
    }

    public BigDecimal(char[] text) {
        this(parsed(new String(text)));
    }

    public BigDecimal(double value) {
        this(exact(value));
    }

    public BigDecimal(int value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(long value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(BigInteger value, MathContext context) {
        this(new BigDecimal(value, 0).round(context));
    }

    public BigDecimal(BigInteger unscaled, int scale) {
        this.unscaled = Objects.requireNonNull(unscaled);
        this.scale = scale;
    }

    public BigDecimal(String text, MathContext context) {
        this(parsed(text).round(context));
    }

    public BigDecimal(char[] text, MathContext context) {
        this(parsed(new String(text)).round(context));
    }

    public BigDecimal(double value, MathContext context) {
        this(exact(value).round(context));
    }

    public BigDecimal(int value, MathContext context) {
        this(new BigDecimal(value).round(context));
    }

    public BigDecimal(long value, MathContext context) {
        this(new BigDecimal(value).round(context));
    }

    public BigDecimal(BigInteger unscaled, int scale, MathContext context) {
        this(new BigDecimal(unscaled, scale).round(context));
    }

    public BigDecimal(char[] text, int offset, int length) {
        this(parsed(new String(text, offset, length)));
    }

    public BigDecimal(char[] text, int offset, int length, MathContext context) {
        this(parsed(new String(text, offset, length)).round(context));
    }

    private static BigDecimal parsed(String text) {
        int power = text.indexOf('e') >= 0 ? text.indexOf('e') : text.indexOf('E');
        String number = power < 0 ? text : text.substring(0, power);
        int exponent = power < 0 ? 0 : Integer.parseInt(text.substring(power + 1));
        int point = number.indexOf('.');
        String digits = point < 0 ? number : number.substring(0, point) + number.substring(point + 1);
        int places = point < 0 ? 0 : number.length() - point - 1;
        int start = digits.startsWith("-") || digits.startsWith("+") ? 1 : 0;
        if (start == digits.length() || point == 0 && start == 1) {
            throw new NumberFormatException();
        }
        for (int i = start; i < digits.length(); i++) {
            if (!Character.isDigit(digits.charAt(i))) {
                throw new NumberFormatException();
            }
        }
        return new BigDecimal(new BigInteger(digits), places - exponent);
    }

    private static BigDecimal exact(double value) {
        if (value != value || value - value != 0) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToRawLongBits(value);
        int exponent = (int) (bits >> 52 & 0x7ff);
        long fraction = exponent == 0 ? (bits & (1L << 52) - 1) << 1 : bits & (1L << 52) - 1 | 1L << 52;
        if (fraction == 0) {
            return ZERO;
        }
        exponent -= 1075;
        while ((fraction & 1) == 0) {
            fraction >>= 1;
            exponent++;
        }
        BigInteger whole = BigInteger.valueOf(value < 0 ? -fraction : fraction);
        if (exponent >= 0) {
            return new BigDecimal(whole.shiftLeft(exponent), 0);
        }
        return new BigDecimal(whole.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
    }

    public static /*@ pure @*/ BigDecimal valueOf(double value) {
        return new BigDecimal(Double.toString(value));
    }

    public static /*@ pure @*/ BigDecimal valueOf(long value) {
        return new BigDecimal(BigInteger.valueOf(value), 0);
    }

    public static /*@ pure @*/ BigDecimal valueOf(long unscaled, int scale) {
        return new BigDecimal(BigInteger.valueOf(unscaled), scale);
    }

    private static BigInteger power(int exponent) {
        return BigInteger.TEN.pow(exponent);
    }

    // ---- Rounding

    // The quotient as a whole number.
    private static BigInteger rounded(BigInteger dividend, BigInteger divisor, RoundingMode mode) {
        BigInteger[] parts = dividend.divideAndRemainder(divisor);
        BigInteger rest = parts[1];
        if (rest.signum() == 0) {
            return parts[0];
        }
        if (mode == RoundingMode.UNNECESSARY) {
            throw new ArithmeticException("Rounding necessary");
        }
        int sign = dividend.signum() * divisor.signum();
        boolean isAway = mode == RoundingMode.UP || mode == RoundingMode.CEILING && sign > 0
                || mode == RoundingMode.FLOOR && sign < 0;
        if (mode == RoundingMode.HALF_UP || mode == RoundingMode.HALF_DOWN || mode == RoundingMode.HALF_EVEN) {
            int half = rest.abs().shiftLeft(1).compareTo(divisor.abs());
            isAway = half > 0 || half == 0 && (mode == RoundingMode.HALF_UP
                    || mode == RoundingMode.HALF_EVEN && parts[0].testBit(0));
        }
        return isAway ? parts[0].add(BigInteger.valueOf(sign)) : parts[0];
    }

    public /*@ pure @*/ BigDecimal setScale(int newScale) {
        return setScale(newScale, RoundingMode.UNNECESSARY);
    }

    public /*@ pure @*/ BigDecimal setScale(int newScale, RoundingMode mode) {
        Objects.requireNonNull(mode);
        if (newScale == scale) {
            return this;
        }
        if (unscaled.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, newScale); // however far the scales are apart
        }
        long raised = (long) newScale - scale;
        if (raised != (int) raised) {
            throw new ArithmeticException("Underflow");
        }
        if (newScale > scale) {
            return new BigDecimal(unscaled.multiply(power(newScale - scale)), newScale);
        }
        return new BigDecimal(rounded(unscaled, power(scale - newScale), mode), newScale);
    }

    @Deprecated
    public /*@ pure @*/ BigDecimal setScale(int newScale, int mode) {
        return setScale(newScale, mode(mode));
    }

    private static RoundingMode mode(int number) {
        if (number < 0 || number > 7) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return RoundingMode.values()[number];
    }

    public /*@ pure @*/ BigDecimal round(MathContext context) {
        BigDecimal result = this;
        int wanted = context.getPrecision();
        while (wanted > 0 && result.precision() > wanted) {
            result = result.setScale(result.scale - (result.precision() - wanted), context.getRoundingMode());
        }
        return result;
    }

    public /*@ pure @*/ int precision() {
        return unscaled.signum() == 0 ? 1 : unscaled.abs().toString().length();
    }

    public /*@ pure @*/ BigDecimal stripTrailingZeros() {
        return unscaled.signum() == 0 ? ZERO : stripped(Integer.MIN_VALUE);
    }

    // Without zeros at the end, as far as the scale stays at least that.
    private BigDecimal stripped(int least) {
        BigInteger value = unscaled;
        int places = scale;
        while (places > least && value.signum() != 0) {
            BigInteger[] parts = value.divideAndRemainder(BigInteger.TEN);
            if (parts[1].signum() != 0) {
                break;
            }
            value = parts[0];
            places--;
        }
        return new BigDecimal(value, places);
    }

    // ---- Arithmetic

    public /*@ pure @*/ BigDecimal add(BigDecimal other) {
        int places = Math.max(scale, other.scale);
        return new BigDecimal(setScale(places).unscaled.add(other.setScale(places).unscaled), places);
    }

    public /*@ pure @*/ BigDecimal add(BigDecimal other, MathContext context) {
        if (context.getPrecision() != 0 && (unscaled.signum() == 0 || other.unscaled.signum() == 0)) {
            notModelled();
        }
        return add(other).round(context);
    }

    public /*@ pure @*/ BigDecimal subtract(BigDecimal other) {
        return add(other.negate());
    }

    public /*@ pure @*/ BigDecimal subtract(BigDecimal other, MathContext context) {
        return add(other.negate(), context);
    }

    public /*@ pure @*/ BigDecimal multiply(BigDecimal other) {
        return new BigDecimal(unscaled.multiply(other.unscaled), scale + other.scale);
    }

    public /*@ pure @*/ BigDecimal multiply(BigDecimal other, MathContext context) {
        return multiply(other).round(context);
    }

    private static void checkDivisor(BigDecimal dividend, BigDecimal divisor) {
        if (divisor.unscaled.signum() == 0) {
            throw new ArithmeticException(dividend.unscaled.signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    public /*@ pure @*/ BigDecimal divide(BigDecimal divisor) {
        checkDivisor(this, divisor);
        int wanted = scale - divisor.scale;
        if (unscaled.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, wanted);
        }
        BigInteger common = unscaled.gcd(divisor.unscaled);
        BigInteger below = divisor.unscaled.divide(common).abs();
        int places = 0;
        BigInteger power = BigInteger.ONE;
        while (power.remainder(below).signum() != 0) {
            power = power.multiply(BigInteger.TEN);
            places++;
            if (places > 4 * below.bitLength()) {
                throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
            }
        }
        return new BigDecimal(unscaled.multiply(power).divide(divisor.unscaled), wanted + places);
    }

    public /*@ pure @*/ BigDecimal divide(BigDecimal divisor, MathContext context) {
        int digits = context.getPrecision();
        if (digits == 0) {
            return divide(divisor);
        }
        checkDivisor(this, divisor);
        int wanted = scale - divisor.scale;
        if (unscaled.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, wanted);
        }
        int more = Math.max(0, digits + 2 + divisor.precision() - precision());
        BigInteger[] parts = unscaled.multiply(power(more)).divideAndRemainder(divisor.unscaled);
        BigDecimal quotient = new BigDecimal(parts[0], wanted + more);
        if (parts[1].signum() != 0) {
            // A digit more shows that something is left.
            int sign = unscaled.signum() * divisor.unscaled.signum();
            BigInteger longer = parts[0].multiply(BigInteger.TEN).add(BigInteger.valueOf(sign));
            return new BigDecimal(longer, wanted + more + 1).round(context);
        }
        BigDecimal rounded = quotient.round(context);
        return rounded.compareTo(quotient) == 0 ? rounded.stripped(wanted) : rounded;
    }

    public /*@ pure @*/ BigDecimal divide(BigDecimal divisor, RoundingMode mode) {
        return divide(divisor, scale, mode);
    }

    @Deprecated
    public /*@ pure @*/ BigDecimal divide(BigDecimal divisor, int mode) {
        return divide(divisor, scale, mode(mode));
    }

    public /*@ pure @*/ BigDecimal divide(BigDecimal divisor, int newScale, RoundingMode mode) {
        Objects.requireNonNull(mode);
        checkDivisor(this, divisor);
        int shift = newScale + divisor.scale - scale;
        BigInteger above = shift > 0 ? unscaled.multiply(power(shift)) : unscaled;
        BigInteger below = shift < 0 ? divisor.unscaled.multiply(power(-shift)) : divisor.unscaled;
        return new BigDecimal(rounded(above, below, mode), newScale);
    }

    @Deprecated
    public /*@ pure @*/ BigDecimal divide(BigDecimal divisor, int newScale, int mode) {
        return divide(divisor, newScale, mode(mode));
    }

    public /*@ pure @*/ BigDecimal divideToIntegralValue(BigDecimal divisor) {
        checkDivisor(this, divisor);
        int wanted = scale - divisor.scale;
        BigDecimal whole = divide(divisor, 0, RoundingMode.DOWN);
        if (whole.unscaled.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, wanted);
        }
        return wanted >= 0 ? whole.setScale(wanted) : whole.stripped(wanted);
    }

    public native /*@ pure @*/ BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext context);

    public /*@ pure @*/ BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal whole = divideToIntegralValue(divisor);
        return new BigDecimal[] {whole, subtract(whole.multiply(divisor))};
    }

    public native /*@ pure @*/ BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext context);

    public /*@ pure @*/ BigDecimal remainder(BigDecimal divisor) {
        return divideAndRemainder(divisor)[1];
    }

    public native /*@ pure @*/ BigDecimal remainder(BigDecimal divisor, MathContext context);

    public /*@ pure @*/ BigDecimal pow(int exponent) {
        if (exponent < 0 || exponent > 999999999) {
            throw new ArithmeticException(jury.Texts.untold());
        }
        return new BigDecimal(unscaled.pow(exponent), scale * exponent);
    }

    public native /*@ pure @*/ BigDecimal pow(int exponent, MathContext context);

    public native /*@ pure @*/ BigDecimal sqrt(MathContext context);

    public /*@ pure @*/ BigDecimal abs() {
        return unscaled.signum() < 0 ? negate() : this;
    }

    public /*@ pure @*/ BigDecimal abs(MathContext context) {
        return abs().round(context);
    }

    public /*@ pure @*/ BigDecimal negate() {
        return new BigDecimal(unscaled.negate(), scale);
    }

    public /*@ pure @*/ BigDecimal negate(MathContext context) {
        return negate().round(context);
    }

    public /*@ pure @*/ BigDecimal plus() {
        return this;
    }

    public /*@ pure @*/ BigDecimal plus(MathContext context) {
        return round(context);
    }

    public /*@ pure @*/ BigDecimal movePointLeft(int count) {
        if (count == 0) {
            return this;
        }
        BigDecimal moved = new BigDecimal(unscaled, scale + count);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public /*@ pure @*/ BigDecimal movePointRight(int count) {
        if (count == 0) {
            return this;
        }
        BigDecimal moved = new BigDecimal(unscaled, scale - count);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public /*@ pure @*/ BigDecimal scaleByPowerOfTen(int exponent) {
        return new BigDecimal(unscaled, scale - exponent);
    }

    public /*@ pure @*/ BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, scale);
    }

    // ---- Comparison and conversion

    public /*@ pure @*/ int compareTo(BigDecimal other) {
        int places = Math.max(scale, other.scale);
        return setScale(places).unscaled.compareTo(other.setScale(places).unscaled);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof BigDecimal && scale == ((BigDecimal) other).scale
                && unscaled.equals(((BigDecimal) other).unscaled);
    }

    public /*@ pure @*/ int hashCode() {
        if (unscaled.bitLength() > 63) {
            return 31 * unscaled.hashCode() + scale;
        }
        long value = unscaled.longValue();
        long size = value < 0 ? -value : value;
        int hash = (int) (((int) (size >>> 32)) * 31 + (size & 0xffffffffL));
        return 31 * (value < 0 ? -hash : hash) + scale;
    }

    public /*@ pure @*/ BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public /*@ pure @*/ BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public /*@ pure @*/ int scale() {
        return scale;
    }

    public /*@ pure @*/ int signum() {
        return unscaled.signum();
    }

    public /*@ pure @*/ BigInteger unscaledValue() {
        return unscaled;
    }

    public /*@ pure @*/ BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).unscaled;
    }

    public /*@ pure @*/ BigInteger toBigIntegerExact() {
        return setScale(0, RoundingMode.UNNECESSARY).unscaled;
    }

    public /*@ pure @*/ int intValue() {
        return toBigInteger().intValue();
    }

    public /*@ pure @*/ long longValue() {
        return toBigInteger().longValue();
    }

    public /*@ pure @*/ byte byteValueExact() {
        return whole(7).byteValue();
    }

    public /*@ pure @*/ short shortValueExact() {
        return whole(15).shortValue();
    }

    public /*@ pure @*/ int intValueExact() {
        return whole(31).intValue();
    }

    public /*@ pure @*/ long longValueExact() {
        return whole(63).longValue();
    }

    private BigInteger whole(int bits) {
        BigInteger value = toBigIntegerExact();
        if (value.bitLength() > bits) {
            throw new ArithmeticException(jury.Texts.untold());
        }
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return Double.parseDouble(toString());
    }

    public /*@ pure @*/ float floatValue() {
        return Float.parseFloat(toString());
    }

    public /*@ pure @*/ String toString() {
        String digits = unscaled.abs().toString();
        String sign = unscaled.signum() < 0 ? "-" : "";
        if (scale == 0) {
            return sign + digits;
        }
        int adjusted = digits.length() - 1 - scale;
        if (scale > 0 && adjusted >= -6) {
            return sign + plain(digits, scale);
        }
        String mantissa = digits.length() > 1 ? digits.charAt(0) + "." + digits.substring(1) : digits;
        return sign + mantissa + (adjusted == 0 ? "" : (adjusted > 0 ? "E+" : "E") + adjusted);
    }

    private static String plain(String digits, int places) {
        int before = digits.length() - places;
        return before > 0 ? digits.substring(0, before) + "." + digits.substring(before)
                : "0." + "0".repeat(-before) + digits;
    }

    public /*@ pure @*/ String toPlainString() {
        String digits = unscaled.abs().toString();
        String sign = unscaled.signum() < 0 ? "-" : "";
        if (scale > 0) {
            return sign + plain(digits, scale);
        }
        return unscaled.signum() == 0 ? "0" : sign + digits + "0".repeat(-scale);
    }

    public native /*@ pure @*/ String toEngineeringString();

    private static native void notModelled();
}
