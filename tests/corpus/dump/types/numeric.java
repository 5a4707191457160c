// Binary numeric promotion.
// ARGS --types
class Numeric {
    void use(byte b, char c, int i, long l, float f, double d, Integer box) {
        Object o;
        o = b + c;
        o = i + l;
        o = l * f;
        o = f - d;
        o = -b;
        o = b << l;
        o = box + c;
        o = i < d;
    }
}
// OUTPUT value: BINARY 6:13-6:18 operator='+' type=int
// OUTPUT value: BINARY 7:13-7:18 operator='+' type=long
// OUTPUT value: BINARY 8:13-8:18 operator='*' type=float
// OUTPUT value: BINARY 9:13-9:18 operator='-' type=double
// OUTPUT value: UNARY 10:13-10:15 operator='-' type=int
// OUTPUT value: BINARY 11:13-11:19 operator='<<' type=int
// OUTPUT value: BINARY 12:13-12:20 operator='+' type=int
// OUTPUT value: BINARY 13:13-13:18 operator='<' type=boolean
// COVERS numeric promotion, boxing
