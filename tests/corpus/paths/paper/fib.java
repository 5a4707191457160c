// BVJ's first example: with k = 10 the graph has five paths, and the shortest is
// [assume(x == 0); return 0; assert ...]. One input takes one of them.
// ARGS --depth 10 --list --compact
class Main {
    public static void main(String[] argv) {
        assert fib(2) == 1 : "fib(2) != 1";
    }

    public static int fib(int x) {
        if (x == 0) {
            return 0;
        } else if (x == 1) {
            return 1;
        } else {
            return fib(x - 1) + fib(x - 2);
        }
    }
}
// OUTPUT HOLDS     Main.main(String[])
// OUTPUT 5 paths: 1 feasible; 1 verified, 0 violated, 0 cut
// OUTPUT path 1: infeasible, 3 statements: (x == 0)
// OUTPUT path 2: infeasible, 4 statements: !(x == 0) (x == 1)
// OUTPUT path 3: infeasible, 8 statements: !(x == 0) !(x == 1) (x == 0) (x == 0)
// OUTPUT path 4: infeasible, 9 statements: !(x == 0) !(x == 1) (x == 0) !(x == 0) (x == 1)
// OUTPUT path 5: verified, 9 statements: !(x == 0) !(x == 1) !(x == 0) (x == 1) (x == 0)
