// A violation with few bits is looked for again with as many iterations; not found in the executions followed
// is not the same as not there.
// ARGS --bits 8 --all
class LiftIterations {
    static void hundred(int n) {
        int x = 0;
        while (x < n) // EXPECT cut: loop in 'LiftIterations.hundred(int)'
            x++;
        assert x != 100; // EXPECT violated: assertion: AssertionError in 'LiftIterations.hundred(int)'
    }

    static void square(int n) {
        int x = 0;
        while (x < n) // EXPECT cut: loop in 'LiftIterations.square(int)'
            x++;
        assert x * x >= 0; // EXPECT unknown: assertion: AssertionError: violated with 8-bit int, with Java's int not in the executions followed in 'LiftIterations.square(int)'
    }

    static void bounded(int n) {
        int x = 0;
        while (x < n && x < 20)
            x++;
        assert x * x >= 0;
    }
}
// OUTPUT with 8-bit int it is violated, too
// OUTPUT with 8-bit int it is violated; with Java's int it is not known
// OUTPUT with 8-bit int it is violated; that is not Java's int
// EXIT 1
