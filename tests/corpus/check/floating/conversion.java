// Conversions (JLS 5.1.2, 5.1.3): to nearest on the way in, cut to zero and saturated on the way out.
class Conversion {
    //@ ensures \result == x;
    static int throughDouble(int x) {
        double wide = x;
        return (int) wide;
    }

    //@ ensures \result == x; // EXPECT violated: postcondition in 'Conversion.throughFloat(int)'
    static int throughFloat(int x) {
        float wide = x;
        return (int) wide;
    }

    //@ ensures \result == x; // EXPECT violated: postcondition in 'Conversion.longThroughDouble(long)'
    static long longThroughDouble(long x) {
        return (long) (double) x;
    }

    //@ ensures x != x || \result == x;
    static float floatThroughDouble(float x) {
        double wide = x;
        return (float) wide;
    }

    //@ ensures x != x || \result == x; // EXPECT violated: postcondition in 'Conversion.doubleThroughFloat(double)'
    static double doubleThroughFloat(double x) {
        return (float) x;
    }

    //@ ensures x != x ==> \result == 0;
    //@ ensures x >= 2147483647.0 ==> \result == Integer.MAX_VALUE;
    //@ ensures x <= -2147483648.0 ==> \result == Integer.MIN_VALUE;
    //@ ensures -1 < x && x < 1 ==> \result == 0;
    //@ ensures 3 <= x && x < 4 ==> \result == 3;
    static int toInt(double x) {
        return (int) x;
    }

    //@ ensures \result <= x || x < 0; // EXPECT violated: postcondition in 'Conversion.toIntOfNaN(double)'
    static int toIntOfNaN(double x) {
        return (int) x;
    }

    //@ ensures x > 1e30f ==> \result == Long.MAX_VALUE;
    //@ ensures x < -1e30f ==> \result == Long.MIN_VALUE;
    static long toLong(float x) {
        return (long) x;
    }

    //@ ensures x > 300 && x < 301 ==> \result == 44;
    //@ ensures x > 1e10f ==> \result == -1;
    static byte toByte(float x) {
        return (byte) x;
    }

    //@ ensures x > 1e10 ==> \result == '\uffff';
    //@ ensures x == -1 ==> \result == '\uffff';
    //@ ensures x == 65.75 ==> \result == 'A';
    static char toChar(double x) {
        return (char) x;
    }

    //@ ensures x >= 0 ==> \result >= 0; // EXPECT violated: postcondition in 'Conversion.toShort(double)'
    static short toShort(double x) {
        return (short) x;
    }

    //@ ensures \result == 16777216f;
    static float rounded() {
        int x = 16777217;
        return x;
    }

    //@ ensures \result == 9007200328482816f;
    static float roundedOnce() {
        long x = 9007199791611905L; // by way of double it would be rounded twice
        return x;
    }

    //@ ensures 97 <= \result && \result <= 122.0f;
    static float ofChar(boolean first) {
        char c = first ? 'a' : 'z';
        return c;
    }
}
