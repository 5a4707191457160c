// Several methods at a time: the verdicts come in the order of the source.
// ARGS --all --jobs 3 --compact
// EXIT 1
class Jobs {
    static int first(int x) {
        return x > 0 ? 1 : 2;
    }

    static int second(int x) {
        return 1 / x; // EXPECT violated: division by zero: ArithmeticException in 'Jobs.second(int)'
    }

    static void third() {
    }
}
// OUTPUT HOLDS       Jobs.first(int)
// OUTPUT 2 paths: 2 feasible; 2 verified, 0 violated, 0 cut
// OUTPUT VIOLATED    Jobs.second(int)
// OUTPUT HOLDS       Jobs.third()
// OUTPUT 3 methods: 2 hold; 1 violated
