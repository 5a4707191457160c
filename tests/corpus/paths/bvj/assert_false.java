// A path to `assert false` that no input takes is listed, as one to `throw` is; those to other asserts that cannot
// fail are not. A loop without a condition has its decision.
// ARGS --list --all --unroll 1
class AssertFalse {
    static int never(int x) {
        if (x > 3)
            if (x < 2)
                assert false;
        return x;
    }

    static int held(int x) {
        if (x > 3)
            assert x > 2;
        return x;
    }

    static int endless(int x) {
        for (;;) { // EXPECT cut: loop in 'AssertFalse.endless(int)'
            x++;
            if (x > 3)
                break;
        }
        return x;
    }
}
// OUTPUT 3 paths: 2 feasible; 2 verified, 0 violated, 0 cut
// OUTPUT path 1: infeasible, 3 statements, throws AssertionError
// OUTPUT 2 paths: 2 feasible; 2 verified, 0 violated, 0 cut
// OUTPUT (true) x++; (x > 3) break; return x;
