// The command line of the paper: little text, paths of fewer than 10 statements, 4 threads. CProver is known without
// an import, and main may do without arguments.
// ARGS -c -r -k10 -t4 -f Main.main -u 3 --verification-depth 9
class Main {
    public static void main() {
        int x = 3;
        CProver.assume(x > 2);
        assert x != 3; // EXPECT violated: assertion: AssertionError in 'Main.main()'
    }
}
// OUTPUT looking at every run; paths shorter than 9 statements, loops and recursion 3 deep
// EXIT 1
