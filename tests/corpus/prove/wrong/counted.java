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

    static void hundred(int n) {
        int x = 0;
        while (x < n)
            x++;
        assert x != 100; // EXPECT violated: assertion: AssertionError in 'Counted.hundred(int)'
    }
}
// EXIT 1
