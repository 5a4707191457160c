// BigDecimal: signatures only, native methods are not modelled.
package java.math;

public class BigDecimal extends Number implements Comparable<BigDecimal> {
    public static final BigDecimal ZERO = NotModelled.object();
    public static final BigDecimal ONE = NotModelled.object();
    public static final BigDecimal TEN = NotModelled.object();
    public static final int ROUND_UP = 0;
    public static final int ROUND_DOWN = 1;
    public static final int ROUND_CEILING = 2;
    public static final int ROUND_FLOOR = 3;
    public static final int ROUND_HALF_UP = 4;
    public static final int ROUND_HALF_DOWN = 5;
    public static final int ROUND_HALF_EVEN = 6;
    public static final int ROUND_UNNECESSARY = 7;

    public BigDecimal(BigInteger value) {
        notModelled();
    }

    public BigDecimal(String text) {
        notModelled();
    }

    public BigDecimal(char[] array) {
        notModelled();
    }

    public BigDecimal(double value) {
        notModelled();
    }

    public BigDecimal(int value) {
        notModelled();
    }

    public BigDecimal(long value) {
        notModelled();
    }

    public BigDecimal(BigInteger value, MathContext context) {
        notModelled();
    }

    public BigDecimal(BigInteger first, int second) {
        notModelled();
    }

    public BigDecimal(String text, MathContext context) {
        notModelled();
    }

    public BigDecimal(char[] array, MathContext context) {
        notModelled();
    }

    public BigDecimal(double value, MathContext context) {
        notModelled();
    }

    public BigDecimal(int value, MathContext context) {
        notModelled();
    }

    public BigDecimal(long value, MathContext context) {
        notModelled();
    }

    public BigDecimal(BigInteger first, int second, MathContext context) {
        notModelled();
    }

    public BigDecimal(char[] array, int first, int second) {
        notModelled();
    }

    public BigDecimal(char[] array, int first, int second, MathContext context) {
        notModelled();
    }

    public native /*@ pure @*/ BigDecimal abs();

    public native /*@ pure @*/ BigDecimal abs(MathContext context);

    public native /*@ pure @*/ BigDecimal add(BigDecimal value);

    public native /*@ pure @*/ BigDecimal add(BigDecimal value, MathContext context);

    public native /*@ pure @*/ byte byteValueExact();

    public native /*@ pure @*/ int compareTo(BigDecimal other);

    public native /*@ pure @*/ BigDecimal divide(BigDecimal value);

    public native /*@ pure @*/ BigDecimal divide(BigDecimal value, MathContext context);

    public native /*@ pure @*/ BigDecimal divide(BigDecimal value, RoundingMode mode);

    @Deprecated
    public native /*@ pure @*/ BigDecimal divide(BigDecimal first, int second);

    public native /*@ pure @*/ BigDecimal divide(BigDecimal first, int second, RoundingMode mode);

    @Deprecated
    public native /*@ pure @*/ BigDecimal divide(BigDecimal first, int second, int third);

    public native /*@ pure @*/ BigDecimal[] divideAndRemainder(BigDecimal value);

    public native /*@ pure @*/ BigDecimal[] divideAndRemainder(BigDecimal value, MathContext context);

    public native /*@ pure @*/ BigDecimal divideToIntegralValue(BigDecimal value);

    public native /*@ pure @*/ BigDecimal divideToIntegralValue(BigDecimal value, MathContext context);

    public native /*@ pure @*/ double doubleValue();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native /*@ pure @*/ float floatValue();

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ int intValue();

    public native /*@ pure @*/ int intValueExact();

    public native /*@ pure @*/ long longValue();

    public native /*@ pure @*/ long longValueExact();

    public native /*@ pure @*/ BigDecimal max(BigDecimal value);

    public native /*@ pure @*/ BigDecimal min(BigDecimal value);

    public native /*@ pure @*/ BigDecimal movePointLeft(int value);

    public native /*@ pure @*/ BigDecimal movePointRight(int value);

    public native /*@ pure @*/ BigDecimal multiply(BigDecimal value);

    public native /*@ pure @*/ BigDecimal multiply(BigDecimal value, MathContext context);

    public native /*@ pure @*/ BigDecimal negate();

    public native /*@ pure @*/ BigDecimal negate(MathContext context);

    public native /*@ pure @*/ BigDecimal plus();

    public native /*@ pure @*/ BigDecimal plus(MathContext context);

    public native /*@ pure @*/ BigDecimal pow(int base);

    public native /*@ pure @*/ BigDecimal pow(int base, MathContext exponent);

    public native /*@ pure @*/ int precision();

    public native /*@ pure @*/ BigDecimal remainder(BigDecimal value);

    public native /*@ pure @*/ BigDecimal remainder(BigDecimal value, MathContext context);

    public native /*@ pure @*/ BigDecimal round(MathContext context);

    public native /*@ pure @*/ int scale();

    public native /*@ pure @*/ BigDecimal scaleByPowerOfTen(int value);

    public native /*@ pure @*/ BigDecimal setScale(int value);

    public native /*@ pure @*/ BigDecimal setScale(int value, RoundingMode mode);

    @Deprecated
    public native /*@ pure @*/ BigDecimal setScale(int first, int second);

    public native /*@ pure @*/ short shortValueExact();

    public native /*@ pure @*/ int signum();

    public native /*@ pure @*/ BigDecimal sqrt(MathContext context);

    public native /*@ pure @*/ BigDecimal stripTrailingZeros();

    public native /*@ pure @*/ BigDecimal subtract(BigDecimal value);

    public native /*@ pure @*/ BigDecimal subtract(BigDecimal value, MathContext context);

    public native /*@ pure @*/ BigInteger toBigInteger();

    public native /*@ pure @*/ BigInteger toBigIntegerExact();

    public native /*@ pure @*/ String toEngineeringString();

    public native /*@ pure @*/ String toPlainString();

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ BigDecimal ulp();

    public native /*@ pure @*/ BigInteger unscaledValue();

    public static native /*@ pure @*/ BigDecimal valueOf(double value);

    public static native /*@ pure @*/ BigDecimal valueOf(long value);

    public static native /*@ pure @*/ BigDecimal valueOf(long text, int radix);

    private static native void notModelled();
}
