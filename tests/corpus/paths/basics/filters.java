// Filters: by line, by method called, by exception thrown; all must be met.
// ARGS --all --through filters.java:9 --calling Filters.twice --throwing ArithmeticException --feasible --compact
// EXIT 0
class Filters {
    static int f(int x, int y) {
        if (x == 0)
            return 0;
        try {
            return twice(x) / y;
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    static int twice(int x) {
        return 2 * x;
    }
}
// OUTPUT HOLDS     Filters.f(int, int)
// OUTPUT 1 path: 1 feasible; 1 verified, 0 violated, 0 cut; 2 not asked for
// OUTPUT path 1: verified, 4 statements, returns -1: !(x == 0) catch (ArithmeticException e)
// OUTPUT HOLDS     Filters.twice(int)
// OUTPUT 0 paths: 0 feasible; 0 verified, 0 violated, 0 cut; 1 not asked for
