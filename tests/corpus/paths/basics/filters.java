// Filters: by line, by method called, by exception thrown; all must be met. Of a method that they
// leave nothing of, nothing is said; the exit code is that of the others.
// ARGS --all --through filters.java:10 --calling Filters.twice --throwing ArithmeticException --feasible --compact
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

    static int twice(int x) { // EXPECT vacuous: no feasible path is one that was asked for
        return 2 * x;
    }
}
// OUTPUT HOLDS     Filters.f(int, int)
// OUTPUT 1 path: 1 feasible; 1 verified, 0 violated, 0 cut; 2 not asked for
// OUTPUT path 1: verified, 4 statements, returns -1: !(x == 0) catch (ArithmeticException e)
// OUTPUT VACUOUS   Filters.twice(int)
// OUTPUT 0 paths: 0 feasible; 0 verified, 0 violated, 0 cut; 1 not asked for
