// MathContext: how many digits, and how they are rounded.
package java.math;

import java.io.Serializable;
import java.util.Objects;

public final class MathContext implements Serializable {
    public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    private final int precision;
    private final RoundingMode roundingMode;

    public MathContext(String text) {
        this(parsedPrecision(text), RoundingMode.valueOf(text.substring(text.indexOf(' ') + 14)));
    }

    public MathContext(int precision) {
        this(precision, RoundingMode.HALF_UP);
    }

    public MathContext(int precision, RoundingMode roundingMode) {
        if (precision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        this.precision = precision;
        this.roundingMode = Objects.requireNonNull(roundingMode, "null RoundingMode");
    }

    private static int parsedPrecision(String text) {
        int space = text.indexOf(' ');
        if (!text.startsWith("precision=") || space < 0 || !text.startsWith("roundingMode=", space + 1)) {
            throw new IllegalArgumentException(jury.Texts.untold());
        }
        return Integer.parseInt(text.substring(10, space));
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof MathContext && precision == ((MathContext) other).precision
                && roundingMode == ((MathContext) other).roundingMode;
    }

    public /*@ pure @*/ int getPrecision() {
        return precision;
    }

    public /*@ pure @*/ RoundingMode getRoundingMode() {
        return roundingMode;
    }

    public native /*@ pure @*/ int hashCode();

    public /*@ pure @*/ String toString() {
        return "precision=" + precision + " roundingMode=" + roundingMode;
    }
}
