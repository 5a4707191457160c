// What is not modelled says so at its place, and only there.
// ARGS --ir
class Unsupported {
    static double half(double d) {
        return d / 2;
    }

    static double same(double d) {
        return d;
    }

    static String join(int x) {
        return "x = " + x;
    }

    static String constant() {
        return "x = " + 1;
    }
}
// OUTPUT method Unsupported.half(double) (%1.d long) -> %2 long
// OUTPUT unsupported "floating-point arithmetic" # line 5
// OUTPUT method Unsupported.same(double) (%1.d long) -> %2 long
// OUTPUT %2 long = copy %1.d # line 9
// OUTPUT method Unsupported.join(int) (%1.x int) -> %2 ref
// OUTPUT %4 ref = text %1.x, int
// OUTPUT %5 ref = concat %3, %4
// OUTPUT method Unsupported.constant() -> %1 ref
// OUTPUT %2 ref = string "x = 1" # line 17
