// The wrong assertion of BVJ's first example is found.
// ARGS --depth 10
// EXIT 1
class Main {
    public static void main(String[] argv) {
        assert fib(2) == 100 : "fib(2) != 100"; // EXPECT violated: assertion: AssertionError in 'Main.main(String[])'
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
// OUTPUT VIOLATED  Main.main(String[])
// OUTPUT 1 path: 1 feasible; 0 verified, 1 violated, 0 cut
