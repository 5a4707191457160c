// What check refutes as it goes by itself, with loops followed to their end, prove refutes, too; and what more
// iterations show, as long as there is time.
// ARGS --all
class Counted {
    static void twenty(int n) {
        int x = 0;
        while (x < n)
            x++;
        assert x != 20; // EXPECT violated: assertion: AssertionError in 'Counted.twenty(int)'
    }

    // A million iterations need not be followed: how often a loop runs that counts, and what it counts, are terms.
    static void million(int n) {
        int x = 0, y = 7;
        while (x < n) {
            x++;
            y += 3;
        }
        assert y != 3000007; // EXPECT violated: assertion: AssertionError in 'Counted.million(int)'
    }

    // Nothing is known of what else such a loop computes, even where a contract stands between: no violation is made up.
    //@ requires n >= 0;
    static void open(int n) {
        int y = 0;
        for (int i = 0; i < n; i++)
            y = y / 2;
        assert y == 0;
        assert same(y) == 0;
    }

    //@ ensures \result == y;
    //@ assignable \nothing;
    static int same(int y) {
        return y;
    }

    static void hundred(int n) {
        int x = 0;
        while (x < n)
            x++;
        assert x != 100; // EXPECT violated: assertion: AssertionError in 'Counted.hundred(int)'
    }
}
// EXIT 1
// OUTPUT n = 1000000
// OUTPUT PROVED Counted.open(int)
