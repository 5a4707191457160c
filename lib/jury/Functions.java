// Functions: sine, logarithm, power and their kin, for Math and StrictMath. Of numbers that are known they are computed;
// of others they give any value that their documentation allows.
package jury;

public final class Functions {
    public static final int SIN = 0;
    public static final int COS = 1;
    public static final int TAN = 2;
    public static final int EXP = 3;
    public static final int LOG = 4;
    public static final int LOG10 = 5;
    public static final int CBRT = 6;
    public static final int TANH = 7;
    public static final int ASIN = 8;
    public static final int ACOS = 9;
    public static final int ATAN = 10;
    public static final int EXPM1 = 11;
    public static final int LOG1P = 12;
    public static final int SINH = 13;
    public static final int COSH = 14;
    public static final int POW = 15;
    public static final int ATAN2 = 16;
    public static final int HYPOT = 17;

    // In place of the second argument of those that have one: StrictMath and Math may give different values.
    private static final double STRICT = 1;

    private Functions() {
    }

    public static native boolean isKnown(double x);

    // As Math gives it, and as StrictMath does.
    private static native double known(int function, double x, double y);

    private static native double knownStrictly(int function, double x, double y);

    // Any value, the same one for the same arguments.
    private static native double unknown(int function, double x, double y);

    public static double of(int function, double x, boolean isStrict) {
        return of(function, x, 0, isStrict);
    }

    public static double of(int function, double x, double y, boolean isStrict) {
        if (isKnown(x) && isKnown(y)) {
            return isStrict ? knownStrictly(function, x, y) : known(function, x, y);
        }
        if (function == POW) {
            return pow(x, y, isStrict);
        }
        if (x != x || y != y) {
            boolean isInfinite = function == HYPOT && (Math.abs(x) == Double.POSITIVE_INFINITY
                    || Math.abs(y) == Double.POSITIVE_INFINITY);
            return isInfinite ? Double.POSITIVE_INFINITY : Double.NaN;
        }
        if (function == HYPOT) {
            return hypot(x, y);
        }
        if (function == ATAN2) {
            return atan2(x, y);
        }
        if (function == SIN || function == COS || function == TAN) {
            return periodic(function, x, isStrict);
        }
        if (function == ASIN || function == ACOS || function == ATAN) {
            return inverse(function, x, isStrict);
        }
        if (function == LOG || function == LOG10 || function == LOG1P) {
            return logarithm(function, x, isStrict);
        }
        return growing(function, x, isStrict);
    }

    private static double periodic(int function, double x, boolean isStrict) {
        if (Math.abs(x) == Double.POSITIVE_INFINITY) {
            return Double.NaN;
        }
        if (x == 0) {
            return function == COS ? 1 : x;
        }
        double value = unknown(function, x, isStrict ? STRICT : 0);
        if (function != COS && -Math.PI / 2 <= x && x <= Math.PI / 2) {
            Outside.assume(x > 0 ? value >= 0 : value <= 0); // they rise there, through zero
        }
        if (function == TAN) {
            Outside.assume(-1e20 < value && value < 1e20);
        } else {
            Outside.assume(-1 <= value && value <= 1);
        }
        return value;
    }

    private static double inverse(int function, double x, boolean isStrict) {
        if (function != ATAN && (x < -1 || x > 1)) {
            return Double.NaN;
        }
        if (function != ACOS && x == 0) {
            return x;
        }
        double value = unknown(function, x, isStrict ? STRICT : 0);
        if (function == ACOS) {
            Outside.assume(0 <= value && value <= Math.PI && (value == 0 ? x == 1 : true));
            return value == 0 ? 0 : value;
        }
        Outside.assume(x > 0 ? 0 < value && value <= Math.PI / 2 : -Math.PI / 2 <= value && value < 0);
        return value;
    }

    private static double logarithm(int function, double x, boolean isStrict) {
        double zero = function == LOG1P ? -1 : 0;
        double one = function == LOG1P ? 0 : 1;
        if (x < zero) {
            return Double.NaN;
        }
        if (x == zero) {
            return Double.NEGATIVE_INFINITY;
        }
        if (x == one) {
            return function == LOG1P ? x : 0;
        }
        if (x == Double.POSITIVE_INFINITY) {
            return x;
        }
        double value = unknown(function, x, isStrict ? STRICT : 0);
        double most = function == LOG10 ? 324 : 746;
        Outside.assume(x > one ? 0 < value && value < most : -most < value && value < 0);
        return value;
    }

    // Monotonic ones.
    private static double growing(int function, double x, boolean isStrict) {
        boolean isEven = function == EXP || function == COSH;
        if (x == 0) {
            return isEven ? 1 : x;
        }
        if (x == Double.POSITIVE_INFINITY) {
            return function == TANH ? 1 : x;
        }
        if (x == Double.NEGATIVE_INFINITY) {
            return function == EXP ? 0 : function == EXPM1 || function == TANH ? -1
                    : function == COSH ? Double.POSITIVE_INFINITY : x;
        }
        double value = unknown(function, x, isStrict ? STRICT : 0);
        if (function == COSH) {
            Outside.assume(value >= 1);
        } else if (function == EXP) {
            Outside.assume(x > 0 ? value >= 1 : 0 <= value && value <= 1);
            return value == 0 ? 0 : value;
        } else {
            Outside.assume(x > 0 ? value > 0 : value < 0);
            Outside.assume(function != EXPM1 || value >= -1);
            Outside.assume(function != TANH || -1 <= value && value <= 1);
        }
        return value;
    }

    private static double hypot(double x, double y) {
        double first = Math.abs(x);
        double second = Math.abs(y);
        if (first == Double.POSITIVE_INFINITY || second == Double.POSITIVE_INFINITY) {
            return Double.POSITIVE_INFINITY;
        }
        if (first == 0 || second == 0) {
            return first + second;
        }
        double value = unknown(HYPOT, x, y);
        Outside.assume(value >= first && value >= second);
        return value;
    }

    private static double atan2(double y, double x) {
        double value = unknown(ATAN2, y, x);
        Outside.assume(-Math.PI <= value && value <= Math.PI);
        Outside.assume(y > 0 ? value >= 0 : y < 0 ? value <= 0 : true);
        return value;
    }

    private static double pow(double x, double y, boolean isStrict) {
        if (y == 0) {
            return 1;
        }
        if (x != x || y != y) {
            return Double.NaN;
        }
        if (y == 1) {
            return x;
        }
        if (x == 1 && Math.abs(y) < Double.POSITIVE_INFINITY) {
            return 1;
        }
        if (y == 2) {
            return x * x;
        }
        double value = unknown(POW, x, y);
        boolean isWhole = Math.rint(y) == y;
        boolean isInfinite = y == Double.POSITIVE_INFINITY || y == Double.NEGATIVE_INFINITY;
        if (isInfinite) {
            double size = Math.abs(x);
            return size == 1 ? Double.NaN : size > 1 == y > 0 ? Double.POSITIVE_INFINITY : 0;
        }
        if (x < 0 && x != Double.NEGATIVE_INFINITY && !isWhole) {
            return Double.NaN;
        }
        Outside.assume(value == value && (x < 0 || value >= 0));
        boolean isGrowing = x >= 1 == y > 0;
        Outside.assume(x < 0 || (isGrowing ? value >= 1 : value <= 1));
        if (isWhole && y >= 0 && Math.rint(y / 2) == y / 2) {
            Outside.assume(value >= 0);
        }
        return value;
    }
}
