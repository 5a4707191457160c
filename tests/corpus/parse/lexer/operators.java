// Every operator and separator, the longest taken first.
class Operators {
    int f(int a, int b, int... c) {
        a = b; a += b; a -= b; a *= b; a /= b; a %= b; a &= b; a |= b; a ^= b; a <<= b; a >>= b; a >>>= b;
        boolean d = a == b || a != b && a <= b | a >= b & a < b ^ a > b;
        a = a + b - a * b / a % b << 1 >> 2 >>> 3;
        a = ~a + -b - +a; d = !d; a++; b--; ++a; --b;
        a = a+++b; a = a---b; a = a- -b; a = a>>-b; a = a>>>-b;
        d = a>b; d = a>=b; a>>=b; a>>>=b; d = a<b; d = a<=-b;
        java.util.List<java.util.List<java.util.List<String>>>e = null;
        java.util.function.Function<int[], int[]>[]g;
        Runnable r = () -> {}, s = this::h;
        return d ? a : b;
    }
    void h() {}
}
