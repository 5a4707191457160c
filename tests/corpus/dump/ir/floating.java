// Arithmetic of float and double has its own registers, and no checks.
// ARGS --ir
class Floating {
    static double half(double d) {
        return d / 2;
    }

    static int count(float f) {
        f++;
        return (byte) -f;
    }

    static boolean order(long a, float b) {
        return a >= b;
    }

    static void add(int[] a) {
        a[0] += 1.5;
    }
}
// OUTPUT method Floating.half(double) (%1.d double) -> %2 double
// OUTPUT %4 double = to_double %3
// OUTPUT %5 double = div %1.d, %4
// OUTPUT %2 double = copy %5
// OUTPUT method Floating.count(float) (%1.f float) -> %2 int
// OUTPUT %3 float = const 1.0f # line 9
// OUTPUT %4 float = add %1.f, %3
// OUTPUT %5 float = neg %1.f # line 10
// OUTPUT %6 int = to_int %5
// OUTPUT %7 int = to_byte %6
// OUTPUT method Floating.order(long, float) (%1.a long, %2.b float) -> %3 bool
// OUTPUT %4 float = to_float %1.a # line 14
// OUTPUT %5 bool = le %2.b, %4
// OUTPUT method Floating.add(int[]) (%1.a ref)
// OUTPUT %12 double = const 1.5
// OUTPUT %14 double = add %13, %12
// OUTPUT %15 int = to_int %14
