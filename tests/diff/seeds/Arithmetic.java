// Ternaries of mixed types, compound assignments, char and shift arithmetic, constants, casts.
public class Arithmetic {
    static final byte SMALL = 100;
    static final char LETTER = 'A';
    static final int BITS = 1 << 10 | 0b1010;
    static final long BIG = 1L << 40;
    static final double RATIO = 1 / 3.0;
    static final boolean DEBUG = BITS > 1000 && SMALL != 0;
    static final String TEXT = "v" + SMALL + LETTER + BITS + DEBUG;

    static int mixed(boolean flag, Integer boxed, short s, char c, byte b) {
        int a = flag ? s : c;
        long l = flag ? 1 : 2L;
        double d = flag ? 'x' : 2.5;
        Object o = flag ? 1 : "one";
        Integer maybe = flag ? boxed : null;
        int unboxed = flag ? boxed : 0;
        short narrow = flag ? b : s;
        char letter = flag ? 'a' : 98;
        Comparable<?> comparable = flag ? "text" : 2;
        Number number = flag ? (Number) 1 : Double.valueOf(2);
        return a + (int) l + (int) d + o.hashCode() + unboxed + narrow + letter
            + (maybe == null ? 0 : maybe) + number.intValue() + comparable.hashCode();
    }

    static byte compound(byte b, short s, char c, long l, float f) {
        b += 1;
        b += 1.5;
        b++;
        b <<= 2;
        b ^= s;
        s *= 2;
        s -= c;
        c += b;
        c++;
        l >>= 3;
        l |= b;
        f /= l;
        f %= 2;
        int i = 7;
        i /= f;
        i = -i + ~i;
        b = (byte) (b + i);
        b = (byte) 300;
        final int k = 10;
        b = k;
        return (byte) +b;
    }

    static boolean logic(boolean p, boolean q, Boolean r) {
        boolean x = p & q | !r ^ p;
        x &= q;
        x |= p && q || r;
        x ^= true;
        return x == (p != q) ? r : !x;
    }

    static int bits(int n) {
        n = n - (n >>> 1 & 0x55555555);
        n = (n & 0x33333333) + (n >>> 2 & 0x33333333);
        n = n + (n >>> 4) & 0x0f0f0f0f;
        n += n >>> 8;
        n += n >>> 16;
        return n & 0x3f;
    }

    static long power(long base, int exponent) {
        long result = 1;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result *= base;
            }
            base *= base;
            exponent >>= 1;
        }
        return result;
    }

    static int compare(double a, float b, long c, int d) {
        if (a < b || b >= c) {
            return a == c ? 0 : -1;
        }
        return c > d ? 1 : d != 0 ? 2 : 3;
    }

    static int round(double x) {
        long up = Math.round(x);
        int down = (int) Math.floor(x);
        float half = (float) (x * 0.5);
        short s = (short) down;
        char c = (char) s;
        byte b = (byte) c;
        return (int) up + down + (int) half + s + c + b;
    }

    static int increments(int[] a, int i) {
        a[i++] += i;
        a[--i]--;
        int x = a[i]++ + ++a[i];
        x = -x;
        x = i = x;
        return x - -i;
    }

    static String concat(int i, Object o, char[] chars, char c) {
        String s = i + c + "text" + i + c + o;
        s += i;
        s += c + 1;
        s += null;
        o += s;
        return "" + chars.length + s + (i == 0) + -1 + 1.0f + 'a' + o;
    }

    static int unbox(Integer a, Long b, Character c, Double d, Boolean e) {
        a++;
        a += 2;
        int x = a + c;
        long y = a * b;
        double z = d / a + y;
        if (e) {
            x = -a;
        }
        return e && a < b ? x : (int) z;
    }

    public static void main(String[] args) {
        int hex = 0xFF_FF, octal = 017, binary = 0b11;
        long huge = 9_223_372_036_854_775_807L;
        float f = 1.5e3f;
        double d = .5 + 1. + 1d + 0x1p3;
        switch (hex) {
            case BITS: case SMALL: case LETTER + 1:
                hex++;
                break;
            case (int) BIG:
                hex--;
        }
        byte small = SMALL;
        char letter = SMALL;
        System.out.println(mixed(true, 5, (short) 1, 'c', small) + TEXT + RATIO + huge + f + d + letter);
        System.out.println(bits(hex) + power(octal, binary) + compare(d, f, huge, hex) + round(d));
        System.out.println(increments(new int[] {1, 2, 3}, 1) + concat(1, "o", new char[2], 'x'));
        System.out.println(logic(DEBUG, false, true) + " " + compound(small, (short) 2, 'c', 4, 5));
        System.out.println(unbox(1, 2L, 'x', 2.0, Boolean.TRUE));
    }
}
