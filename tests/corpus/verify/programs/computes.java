// A run computes as a JVM does: numerals, conversions, shifts, rounding, texts.
class Computes {
    static float asFloat(long value) {
        return value;
    }

    static double asDouble(long value) {
        return value;
    }

    static boolean ordered(double a, double b, float c, float d) {
        return a <= b && c <= d && !(a < b) && !(d < c);
    }

    static double sum(double... values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    static String caught(String numeral) {
        try {
            return "" + Double.parseDouble(numeral);
        } catch (NumberFormatException e) {
            return "none";
        }
    }

    public static void main(String[] args) {
        assert Double.parseDouble("2.5") == 2.5 && Float.parseFloat("1e3") == 1000f;
        assert caught("x").equals("none") && caught("0.25").equals("0.25") && caught("").equals("none");
        assert asDouble((1L << 53) - 1) == 9007199254740991.0 && asDouble(Integer.MAX_VALUE) == 2147483647.0;
        assert ordered(1.5, 1.5, -2f, -2f) && !ordered(Double.NaN, 1, 1, 1) && !ordered(1, 2, 3, 2);
        assert asFloat(9007199791611905L) == 9.007199791611905E15f && asFloat((1L << 53) + 1) == 9007199254740992f;
        assert (double) Long.MAX_VALUE == 9.223372036854775807E18;
        assert (int) Float.NaN == 0 && (int) 1e20 == Integer.MAX_VALUE && (long) -1e30f == Long.MIN_VALUE && (byte) 300.7 == 44;
        assert 5 % -3 == 2 && -5 % 3 == -2 && 5.5 % -2 == 1.5 && Integer.MIN_VALUE / -1 == Integer.MIN_VALUE;
        assert 1 << 33 == 2 && -1 >>> 28 == 15 && -1L >>> 60 == 15 && (char) -1 == 65535 && (short) 70000 == 4464;
        assert sum(0.1, 0.2) != 0.3 && sum() == 0 && Double.compare(-0.0, 0.0) < 0 && 0.0 == -0.0;
        assert "abc".indexOf('c') == 2 && "abc".substring(1).equals("bc") && "b".compareTo("a") == 1 && "".isEmpty();
        assert new StringBuilder("x").append(1).append('y').append(2.0).append(true).toString().equals("x1y2.0true");
    }
}
// OUTPUT HOLDS Computes.main(String[])
// OUTPUT for every run: there is one, and it was made
