// break and continue out of try, catch and finally: BVJ miscompiles them (its listing 2.1).
// ARGS --all --feasible --compact
// EXIT 1
class Main {
    static int foo(int x) {
        while (true) {
            try {
                x = x / x;
            } catch (ArithmeticException e) {
                break;
            }
            return x;
        }
        return -1;
    }

    static int through(int x) {
        int log = 0;
        for (int i = 0; i < 3; i++) {
            try {
                if (x == i)
                    continue;
                if (x == i + 10)
                    break;
                log = log * 10 + 1;
            } finally {
                log = log * 10 + 2;
                if (x == 42)
                    break;
            }
            log = log * 10 + 3;
        }
        return log;
    }

    static void checks(int x) {
        assert foo(x) == (x == 0 ? -1 : 1);
        if (x == 0)
            assert through(x) == 2123123;
        if (x == 1)
            assert through(x) == 1232123;
        if (x == 10)
            assert through(x) == 2;
        if (x == 11)
            assert through(x) == 1232;
        if (x == 42)
            assert through(x) == 12;
        if (x == 5)
            assert through(x) == 123123123;
    }

    static void wrong(int x) {
        assert through(x) != 1232; // EXPECT violated: assertion: AssertionError in 'Main.wrong(int)'
    }
}
// OUTPUT HOLDS     Main.foo(int)
// OUTPUT 2 paths: 2 feasible; 2 verified, 0 violated, 0 cut
// OUTPUT HOLDS     Main.through(int)
// OUTPUT HOLDS     Main.checks(int)
// OUTPUT VIOLATED  Main.wrong(int)
