// IllegalFormatPrecisionException: a mistake in a format.
package java.util;

public class IllegalFormatPrecisionException extends IllegalFormatException {
    private final int precision;

    public IllegalFormatPrecisionException(int precision) {
        this.precision = precision;
    }

    public /*@ pure @*/ int getPrecision() {
        return precision;
    }

    public /*@ pure @*/ String getMessage() {
        return precision == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : Integer.toString(precision);
    }
}
