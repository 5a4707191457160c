// Math: integer arithmetic, minimum, maximum and rounding with bodies; the square root is built in, the transcendental
// functions are not modelled.
package java.lang;

import java.math.BigDecimal;

import jury.Functions;
import jury.Outside;

public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private Math() {
    }

    //@ public static pure model \bigint abs(\bigint value) { return value < 0 ? -value : value; }
    //@ public static pure model \bigint max(\bigint a, \bigint b) { return a < b ? b : a; }
    //@ public static pure model \bigint min(\bigint a, \bigint b) { return b < a ? b : a; }
    //@ public static pure model \bigint gcd(\bigint a, \bigint b) { return b == 0 ? Math.abs(a) : Math.gcd(b, a % b); }
    //@ public static pure model \real abs(\real value) { return value < 0 ? -value : value; }
    //@ public static pure model \real max(\real a, \real b) { return a < b ? b : a; }
    //@ public static pure model \real min(\real a, \real b) { return b < a ? b : a; }
    //@ public static pure model native \real sqrt(\real value);
    //@ public static pure model native \real sin(\real value);
    //@ public static pure model native \real cos(\real value);
    //@ public static pure model native \real tan(\real value);
    //@ public static pure model native \real exp(\real value);
    //@ public static pure model native \real log(\real value);
    //@ public static pure model native \real pow(\real base, \real exponent);

    public static /*@ pure @*/ double IEEEremainder(double dividend, double divisor) {
        if (dividend != dividend || divisor != divisor || divisor == 0 || abs(dividend) == Double.POSITIVE_INFINITY) {
            return Double.NaN;
        }
        double size = abs(divisor);
        if (size == Double.POSITIVE_INFINITY) {
            return dividend;
        }
        double rest = abs(size <= Double.MAX_VALUE / 2 ? dividend % (size + size) : dividend);
        if (size < 0x1.0p-1021) {
            if (rest + rest > size) {
                rest -= size;
                if (rest + rest >= size) {
                    rest -= size;
                }
            }
        } else if (rest > 0.5 * size) {
            rest -= size;
            if (rest >= 0.5 * size) {
                rest -= size;
            }
        }
        boolean isNegative = dividend < 0 || dividend == 0 && 1 / dividend < 0;
        return isNegative ? -rest : rest;
    }

    public static /*@ pure @*/ double abs(double value) {
        return value == 0.0 ? 0.0 : value < 0.0 ? -value : value;
    }

    public static /*@ pure @*/ float abs(float value) {
        return value == 0.0f ? 0.0f : value < 0.0f ? -value : value;
    }

    //@ ensures \result == (value < 0 ? -value : value);
    public static /*@ pure @*/ int abs(int value) {
        return value < 0 ? -value : value;
    }

    //@ ensures \result == (value < 0 ? -value : value);
    public static /*@ pure @*/ long abs(long value) {
        return value < 0 ? -value : value;
    }

    public static /*@ pure @*/ int absExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return value < 0 ? -value : value;
    }

    public static /*@ pure @*/ long absExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return value < 0 ? -value : value;
    }

    public static /*@ pure @*/ double acos(double value) {
        return Functions.of(Functions.ACOS, value, false);
    }

    public static /*@ pure @*/ int addExact(int first, int second) {
        int sum = first + second;
        if (((first ^ sum) & (second ^ sum)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static /*@ pure @*/ long addExact(long first, long second) {
        long sum = first + second;
        if (((first ^ sum) & (second ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static /*@ pure @*/ double asin(double value) {
        return Functions.of(Functions.ASIN, value, false);
    }

    public static /*@ pure @*/ double atan(double value) {
        return Functions.of(Functions.ATAN, value, false);
    }

    public static /*@ pure @*/ double atan2(double y, double x) {
        return Functions.of(Functions.ATAN2, y, x, false);
    }

    public static /*@ pure @*/ double cbrt(double value) {
        return Functions.of(Functions.CBRT, value, false);
    }

    public static /*@ pure @*/ double ceil(double value) {
        return -floor(-value);
    }

    public static /*@ pure @*/ double copySign(double first, double second) {
        double magnitude = abs(first);
        return Double.doubleToRawLongBits(second) < 0 ? -magnitude : magnitude;
    }

    public static /*@ pure @*/ float copySign(float first, float second) {
        float magnitude = abs(first);
        return Float.floatToRawIntBits(second) < 0 ? -magnitude : magnitude;
    }

    public static /*@ pure @*/ double cos(double value) {
        return Functions.of(Functions.COS, value, false);
    }

    public static /*@ pure @*/ double cosh(double value) {
        return Functions.of(Functions.COSH, value, false);
    }

    public static /*@ pure @*/ int decrementExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return value - 1;
    }

    public static /*@ pure @*/ long decrementExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return value - 1;
    }

    public static /*@ pure @*/ double exp(double value) {
        return Functions.of(Functions.EXP, value, false);
    }

    public static /*@ pure @*/ double expm1(double value) {
        return Functions.of(Functions.EXPM1, value, false);
    }

    // The bits below 1 are cut off; a negative number goes to the next one before.
    public static /*@ pure @*/ double floor(double value) {
        if (value != value || value == 0.0) {
            return value;
        }
        int exponent = getExponent(value);
        if (exponent < 0) {
            return value < 0.0 ? -1.0 : 0.0;
        }
        if (exponent >= 52) {
            return value;
        }
        long fraction = 0x000fffffffffffffL >> exponent;
        long bits = Double.doubleToRawLongBits(value);
        return Double.longBitsToDouble((bits < 0 ? bits + fraction : bits) & ~fraction);
    }

    public static /*@ pure @*/ int floorDiv(int dividend, int divisor) {
        int quotient = dividend / divisor;
        return (dividend ^ divisor) < 0 && quotient * divisor != dividend ? quotient - 1 : quotient;
    }

    public static /*@ pure @*/ long floorDiv(long dividend, int divisor) {
        return floorDiv(dividend, (long) divisor);
    }

    public static /*@ pure @*/ long floorDiv(long dividend, long divisor) {
        long quotient = dividend / divisor;
        return (dividend ^ divisor) < 0 && quotient * divisor != dividend ? quotient - 1 : quotient;
    }

    public static /*@ pure @*/ int floorMod(int dividend, int divisor) {
        int remainder = dividend % divisor;
        return (remainder ^ divisor) < 0 && remainder != 0 ? remainder + divisor : remainder;
    }

    public static /*@ pure @*/ int floorMod(long dividend, int divisor) {
        return (int) floorMod(dividend, (long) divisor);
    }

    public static /*@ pure @*/ long floorMod(long dividend, long divisor) {
        long remainder = dividend % divisor;
        return (remainder ^ divisor) < 0 && remainder != 0 ? remainder + divisor : remainder;
    }

    private static boolean isFinite(double value) {
        return value - value == 0;
    }

    public static /*@ pure @*/ double fma(double first, double second, double third) {
        if (!Functions.isKnown(first) || !Functions.isKnown(second) || !Functions.isKnown(third)) {
            return fma(first, second, third, true);
        }
        if (!isFinite(first) || !isFinite(second) || !isFinite(third) || first == 0 || second == 0) {
            return first == 0 || second == 0 || !isFinite(first) || !isFinite(second) ? first * second + third : third;
        }
        BigDecimal product = new BigDecimal(first).multiply(new BigDecimal(second));
        return (third == 0 ? product : product.add(new BigDecimal(third))).doubleValue();
    }

    private static native /*@ pure @*/ double fma(double first, double second, double third, boolean isOpen);

    // The product is exact in double. The sum is rounded to an odd number where it is not, so that rounding it again to float is right.
    public static /*@ pure @*/ float fma(float first, float second, float third) {
        double product = (double) first * second;
        double sum = product + third;
        if (!isFinite(product) || !isFinite(third)) {
            return (float) sum;
        }
        double part = sum - product;
        double lost = (product - (sum - part)) + (third - part);
        long bits = Double.doubleToRawLongBits(sum);
        if (lost != 0 && (bits & 1) == 0) {
            bits += (lost > 0) == (sum > 0) ? 1 : -1;
        }
        return (float) Double.longBitsToDouble(bits);
    }

    public static /*@ pure @*/ int getExponent(double value) {
        return value != value ? 1024 : (int) (Double.doubleToRawLongBits(value) >> 52 & 0x7ff) - 1023;
    }

    public static /*@ pure @*/ int getExponent(float value) {
        return value != value ? 128 : (Float.floatToRawIntBits(value) >> 23 & 0xff) - 127;
    }

    public static /*@ pure @*/ double hypot(double x, double y) {
        return Functions.of(Functions.HYPOT, x, y, false);
    }

    public static /*@ pure @*/ int incrementExact(int value) {
        if (value == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return value + 1;
    }

    public static /*@ pure @*/ long incrementExact(long value) {
        if (value == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return value + 1;
    }

    public static /*@ pure @*/ double log(double value) {
        return Functions.of(Functions.LOG, value, false);
    }

    public static /*@ pure @*/ double log10(double value) {
        return Functions.of(Functions.LOG10, value, false);
    }

    public static /*@ pure @*/ double log1p(double value) {
        return Functions.of(Functions.LOG1P, value, false);
    }

    public static /*@ pure @*/ double max(double first, double second) {
        if (first != first) {
            return first;
        }
        if (first == 0.0 && second == 0.0) {
            return Double.doubleToRawLongBits(first) < 0 ? second : first;
        }
        return first >= second ? first : second;
    }

    public static /*@ pure @*/ float max(float first, float second) {
        if (first != first) {
            return first;
        }
        if (first == 0.0f && second == 0.0f) {
            return Float.floatToRawIntBits(first) < 0 ? second : first;
        }
        return first >= second ? first : second;
    }

    //@ ensures \result == (first >= second ? first : second);
    public static /*@ pure @*/ int max(int first, int second) {
        return first >= second ? first : second;
    }

    //@ ensures \result == (first >= second ? first : second);
    public static /*@ pure @*/ long max(long first, long second) {
        return first >= second ? first : second;
    }

    public static /*@ pure @*/ double min(double first, double second) {
        if (first != first) {
            return first;
        }
        if (first == 0.0 && second == 0.0) {
            return Double.doubleToRawLongBits(first) < 0 ? first : second;
        }
        return first <= second ? first : second;
    }

    public static /*@ pure @*/ float min(float first, float second) {
        if (first != first) {
            return first;
        }
        if (first == 0.0f && second == 0.0f) {
            return Float.floatToRawIntBits(first) < 0 ? first : second;
        }
        return first <= second ? first : second;
    }

    //@ ensures \result == (first <= second ? first : second);
    public static /*@ pure @*/ int min(int first, int second) {
        return first <= second ? first : second;
    }

    //@ ensures \result == (first <= second ? first : second);
    public static /*@ pure @*/ long min(long first, long second) {
        return first <= second ? first : second;
    }

    public static /*@ pure @*/ int multiplyExact(int first, int second) {
        long product = (long) first * second;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static /*@ pure @*/ long multiplyExact(long first, int second) {
        return multiplyExact(first, (long) second);
    }

    public static /*@ pure @*/ long multiplyExact(long first, long second) {
        long product = first * second;
        if (second != 0 && product / second != first || first == Long.MIN_VALUE && second == -1) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static /*@ pure @*/ long multiplyFull(int first, int second) {
        return (long) first * second;
    }

    public static /*@ pure @*/ long multiplyHigh(long first, long second) {
        long firstLow = first & 0xffffffffL;
        long firstHigh = first >> 32;
        long secondLow = second & 0xffffffffL;
        long secondHigh = second >> 32;
        long middle = firstHigh * secondLow + ((firstLow * secondLow) >>> 32);
        long carry = (middle & 0xffffffffL) + firstLow * secondHigh;
        return firstHigh * secondHigh + (middle >> 32) + (carry >> 32);
    }

    public static /*@ pure @*/ int negateExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -value;
    }

    public static /*@ pure @*/ long negateExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -value;
    }

    public static /*@ pure @*/ double nextAfter(double start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        if (start < direction) {
            return nextUp(start);
        }
        return start == direction ? direction : start + direction;
    }

    public static /*@ pure @*/ float nextAfter(float start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        if (start < direction) {
            return nextUp(start);
        }
        return start == direction ? (float) direction : start + (float) direction;
    }

    public static /*@ pure @*/ double nextDown(double value) {
        return -nextUp(-value);
    }

    public static /*@ pure @*/ float nextDown(float value) {
        return -nextUp(-value);
    }

    public static /*@ pure @*/ double nextUp(double value) {
        if (value != value || value == Double.POSITIVE_INFINITY) {
            return value;
        }
        if (value == 0.0) {
            return Double.MIN_VALUE;
        }
        long bits = Double.doubleToRawLongBits(value);
        return Double.longBitsToDouble(bits < 0 ? bits - 1 : bits + 1);
    }

    public static /*@ pure @*/ float nextUp(float value) {
        if (value != value || value == Float.POSITIVE_INFINITY) {
            return value;
        }
        if (value == 0.0f) {
            return Float.MIN_VALUE;
        }
        int bits = Float.floatToRawIntBits(value);
        return Float.intBitsToFloat(bits < 0 ? bits - 1 : bits + 1);
    }

    public static /*@ pure @*/ double pow(double base, double exponent) {
        return Functions.of(Functions.POW, base, exponent, false);
    }

    public static double random() {
        double value = Outside.randomDouble();
        Outside.assume(value == 0 || 0x1.0p-53 <= value && value < 1);
        return value == 0 ? 0 : value;
    }

    // As floor, but half of 1 is added first, a little less where the result would be odd.
    public static /*@ pure @*/ double rint(double value) {
        if (value != value || value == 0.0) {
            return value;
        }
        int exponent = getExponent(value);
        if (exponent < 0) {
            double whole = abs(value) <= 0.5 ? 0.0 : 1.0;
            return value < 0.0 ? -whole : whole;
        }
        if (exponent >= 52) {
            return value;
        }
        long fraction = 0x000fffffffffffffL >> exponent;
        long bits = Double.doubleToRawLongBits(value);
        long half = (fraction >> 1) + ((bits & fraction + 1) != 0 ? 1 : 0);
        return Double.longBitsToDouble(bits + half & ~fraction);
    }

    public static /*@ pure @*/ long round(double value) {
        double whole = floor(value);
        return (long) (value - whole >= 0.5 ? whole + 1.0 : whole);
    }

    public static /*@ pure @*/ int round(float value) {
        double whole = floor((double) value);
        double rounded = value - whole >= 0.5 ? whole + 1.0 : whole;
        return (int) rounded;
    }

    public static /*@ pure @*/ double scalb(double value, int exponent) {
        // No more than takes the least number beyond the greatest; in one step that is exact, and others by 2^512.
        int left = max(-2099, min(2099, exponent));
        int step = left < 0 ? -512 : 512;
        int first = left % 512;
        double scaled = value * powerOfTwo(first);
        left -= first;
        while (left != 0) {
            scaled *= powerOfTwo(step);
            left -= step;
        }
        return scaled;
    }

    public static /*@ pure @*/ float scalb(float value, int exponent) {
        return (float) (value * powerOfTwo(max(-278, min(278, exponent))));
    }

    public static /*@ pure @*/ double signum(double value) {
        return value == 0.0 || value != value ? value : value < 0.0 ? -1.0 : 1.0;
    }

    public static /*@ pure @*/ float signum(float value) {
        return value == 0.0f || value != value ? value : value < 0.0f ? -1.0f : 1.0f;
    }

    public static /*@ pure @*/ double sin(double value) {
        return Functions.of(Functions.SIN, value, false);
    }

    public static /*@ pure @*/ double sinh(double value) {
        return Functions.of(Functions.SINH, value, false);
    }

    public static native /*@ pure @*/ double sqrt(double value);

    public static /*@ pure @*/ int subtractExact(int first, int second) {
        int difference = first - second;
        if (((first ^ second) & (first ^ difference)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static /*@ pure @*/ long subtractExact(long first, long second) {
        long difference = first - second;
        if (((first ^ second) & (first ^ difference)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static /*@ pure @*/ double tan(double value) {
        return Functions.of(Functions.TAN, value, false);
    }

    public static /*@ pure @*/ double tanh(double value) {
        return Functions.of(Functions.TANH, value, false);
    }

    public static /*@ pure @*/ double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    public static /*@ pure @*/ int toIntExact(long value) {
        if ((int) value != value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static /*@ pure @*/ double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static /*@ pure @*/ double ulp(double value) {
        double magnitude = abs(value);
        return magnitude == Double.MAX_VALUE ? magnitude - nextDown(magnitude) : magnitude < Double.POSITIVE_INFINITY
            ? nextUp(magnitude) - magnitude : magnitude;
    }

    public static /*@ pure @*/ float ulp(float value) {
        float magnitude = abs(value);
        return magnitude == Float.MAX_VALUE ? magnitude - nextDown(magnitude) : magnitude < Float.POSITIVE_INFINITY
            ? nextUp(magnitude) - magnitude : magnitude;
    }

    public static final double TAU = 2.0 * PI;

    public static /*@ pure @*/ int ceilDiv(int dividend, int divisor) {
        int quotient = dividend / divisor;
        return (dividend ^ divisor) >= 0 && quotient * divisor != dividend ? quotient + 1 : quotient;
    }

    public static /*@ pure @*/ long ceilDiv(long dividend, int divisor) {
        return ceilDiv(dividend, (long) divisor);
    }

    public static /*@ pure @*/ long ceilDiv(long dividend, long divisor) {
        long quotient = dividend / divisor;
        return (dividend ^ divisor) >= 0 && quotient * divisor != dividend ? quotient + 1 : quotient;
    }

    public static /*@ pure @*/ int ceilDivExact(int dividend, int divisor) {
        checkQuotient(dividend == Integer.MIN_VALUE && divisor == -1);
        return ceilDiv(dividend, divisor);
    }

    public static /*@ pure @*/ long ceilDivExact(long dividend, long divisor) {
        checkQuotient(dividend == Long.MIN_VALUE && divisor == -1);
        return ceilDiv(dividend, divisor);
    }

    public static /*@ pure @*/ int ceilMod(int dividend, int divisor) {
        int rest = dividend % divisor;
        return rest != 0 && (dividend ^ divisor) >= 0 ? rest - divisor : rest;
    }

    public static /*@ pure @*/ int ceilMod(long dividend, int divisor) {
        return (int) ceilMod(dividend, (long) divisor);
    }

    public static /*@ pure @*/ long ceilMod(long dividend, long divisor) {
        long rest = dividend % divisor;
        return rest != 0 && (dividend ^ divisor) >= 0 ? rest - divisor : rest;
    }

    public static /*@ pure @*/ double clamp(double value, double least, double greatest) {
        if (!(least < greatest)) {
            boolean isZero = least == 0 && greatest == 0 && 1 / least > 0 && 1 / greatest < 0;
            checkBounds(least != least || greatest != greatest || least > greatest || isZero);
        }
        return min(greatest, max(value, least));
    }

    public static /*@ pure @*/ float clamp(float value, float least, float greatest) {
        if (!(least < greatest)) {
            boolean isZero = least == 0 && greatest == 0 && 1 / least > 0 && 1 / greatest < 0;
            checkBounds(least != least || greatest != greatest || least > greatest || isZero);
        }
        return min(greatest, max(value, least));
    }

    public static /*@ pure @*/ int clamp(long value, int least, int greatest) {
        checkBounds(least > greatest);
        return (int) min(greatest, max(value, least));
    }

    public static /*@ pure @*/ long clamp(long value, long least, long greatest) {
        checkBounds(least > greatest);
        return min(greatest, max(value, least));
    }

    public static /*@ pure @*/ int divideExact(int dividend, int divisor) {
        checkQuotient(dividend == Integer.MIN_VALUE && divisor == -1);
        return dividend / divisor;
    }

    public static /*@ pure @*/ long divideExact(long dividend, long divisor) {
        checkQuotient(dividend == Long.MIN_VALUE && divisor == -1);
        return dividend / divisor;
    }

    public static /*@ pure @*/ int floorDivExact(int dividend, int divisor) {
        checkQuotient(dividend == Integer.MIN_VALUE && divisor == -1);
        return floorDiv(dividend, divisor);
    }

    public static /*@ pure @*/ long floorDivExact(long dividend, long divisor) {
        checkQuotient(dividend == Long.MIN_VALUE && divisor == -1);
        return floorDiv(dividend, divisor);
    }

    public static /*@ pure @*/ int powExact(int base, int exponent) {
        checkExponent(exponent);
        int power = 1;
        int factor = base;
        for (int rest = exponent; rest > 0; rest >>= 1) {
            if ((rest & 1) != 0) {
                power = multiplyExact(power, factor);
            }
            if (rest > 1) {
                factor = multiplyExact(factor, factor);
            }
        }
        return power;
    }

    public static /*@ pure @*/ long powExact(long base, int exponent) {
        checkExponent(exponent);
        long power = 1;
        long factor = base;
        for (int rest = exponent; rest > 0; rest >>= 1) {
            if ((rest & 1) != 0) {
                power = multiplyExact(power, factor);
            }
            if (rest > 1) {
                factor = multiplyExact(factor, factor);
            }
        }
        return power;
    }

    public static /*@ pure @*/ int unsignedMultiplyExact(int first, int second) {
        long product = (first & 0xFFFFFFFFL) * (second & 0xFFFFFFFFL);
        if (product >>> 32 != 0) {
            throw new ArithmeticException("unsigned integer overflow");
        }
        return (int) product;
    }

    public static /*@ pure @*/ long unsignedMultiplyExact(long first, int second) {
        return unsignedMultiplyExact(first, second & 0xFFFFFFFFL);
    }

    public static /*@ pure @*/ long unsignedMultiplyExact(long first, long second) {
        if (unsignedMultiplyHigh(first, second) != 0) {
            throw new ArithmeticException("unsigned long overflow");
        }
        return first * second;
    }

    public static /*@ pure @*/ long unsignedMultiplyHigh(long first, long second) {
        return multiplyHigh(first, second) + ((first >> 63) & second) + ((second >> 63) & first);
    }

    public static /*@ pure @*/ int unsignedPowExact(int base, int exponent) {
        checkExponent(exponent);
        int power = 1;
        int factor = base;
        for (int rest = exponent; rest > 0; rest >>= 1) {
            if ((rest & 1) != 0) {
                power = unsignedMultiplyExact(power, factor);
            }
            if (rest > 1) {
                factor = unsignedMultiplyExact(factor, factor);
            }
        }
        return power;
    }

    public static /*@ pure @*/ long unsignedPowExact(long base, int exponent) {
        checkExponent(exponent);
        long power = 1;
        long factor = base;
        for (int rest = exponent; rest > 0; rest >>= 1) {
            if ((rest & 1) != 0) {
                power = unsignedMultiplyExact(power, factor);
            }
            if (rest > 1) {
                factor = unsignedMultiplyExact(factor, factor);
            }
        }
        return power;
    }

    private static /*@ pure @*/ void checkQuotient(boolean isTooLarge) {
        if (isTooLarge) {
            throw new ArithmeticException(jury.Texts.untold());
        }
    }

    private static /*@ pure @*/ void checkBounds(boolean areWrong) {
        if (areWrong) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
    }

    private static /*@ pure @*/ void checkExponent(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException(jury.Texts.untold());
        }
    }

    private static /*@ pure @*/ double powerOfTwo(int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 2;
        }
        for (int i = 0; i > exponent; i--) {
            power *= 0.5;
        }
        return power;
    }

    // Only specifications have these.

    /*@ public static model pure long gcd(int a, int b) {
      @     long x = a < 0 ? -(long) a : a, y = b < 0 ? -(long) b : b;
      @     while (y != 0) {
      @         long rest = x % y;
      @         x = y;
      @         y = rest;
      @     }
      @     return x;
      @ }
      @*/

    //@ public static model pure boolean isNegativeZero(double a) { return a == 0 && 1 / a < 0; }
    //@ public static model pure boolean isPositiveZero(double a) { return a == 0 && 1 / a > 0; }
}
