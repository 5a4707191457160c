// Only paths through one statement, which is no declaration and no condition.
// ARGS --all --through line_of_a_statement.java:8 --compact
// EXIT 0
class LineOfAStatement {
    static int f(int x) {
        int y = x;
        if (x > 0)
            y = 1;
        return y;
    }
}
// OUTPUT 1 path: 1 feasible; 1 verified, 0 violated, 0 cut; 1 not asked for
