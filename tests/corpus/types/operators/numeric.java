// Binary numeric promotion: double before float before long before int.
class Numeric {
    void use(byte b, short s, char c, int i, long l, float f, double d) {
        int a = b + s;
        int a2 = c * b;
        long x = i + l;
        float y = l - f;
        double z = f / d;
        int m = b % c;
        int n = -b;
        int o = +c;
        int p = ~s;
        boolean q = b < d && l >= f && c == i && f != l;
    }
}
// COVERS numeric promotion, binary operators, unary operators
