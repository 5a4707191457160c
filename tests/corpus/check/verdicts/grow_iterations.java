// Where loops are cut, more iterations are followed in each step.
// ARGS --grow 30 --all
class GrowIterations {
    static void thousand(int n) {
        int x = 0;
        while (x < n) // EXPECT cut: loop in 'GrowIterations.thousand(int)'
            x++;
        assert x != 1000; // EXPECT violated: assertion: AssertionError in 'GrowIterations.thousand(int)'
    }
}
// EXIT 1
