// Paths that float and double decide; tests/extra/paths-jvm runs the tests made from these paths on a JVM.
// ARGS --all --objects 2 --array-length 2 --compact
class Floating {
    record Point(double x, float y) { }
    float width;
    static double total = 0.5;

    static int classify(double x) {
        if (x != x) return 0;
        if (x < 0) return 1;
        if (x == 0) return 1 / x > 0 ? 2 : 3;
        if (x - x != 0) return 4;
        return x < 1e-310 ? 5 : 6;
    }

    int grow(float by, double[] cells) {
        int n = 0;
        while (width < 4 && n < 3) {
            width += by;
            n++;
        }
        for (double cell : cells)
            if (cell > by)
                n++;
        return n;
    }

    static /*@ nullable @*/ Object boxes(/*@ nullable @*/ Double one, Point point) {
        total += 0.25;
        if (one == null)
            return point.y() > 0.5f ? new Point(point.y() * 2, 1) : null;
        return one == 2.5 ? one.floatValue() : one;
    }

    static int between(float x, double y) {
        return 0 <= x && x < y / 2 ? 1 : 2;
    }

    static double root(double x) {
        return x > 4 ? Math.sqrt(x) : -x / 3;
    }
}
// OUTPUT 2 paths: 2 feasible; 2 verified, 0 violated, 0 cut
