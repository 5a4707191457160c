// A single method is followed in several processes: the paths, their order and the counts are those of
// one. tests/extra/paths-jobs compares.
// ARGS --jobs 3 --list --feasible --compact
// EXIT 1
class Parts {
    //@ requires 0 <= x;
    //@ ensures \result != 2;
    static int f(int x, int y) { // EXPECT-PREV violated: postcondition in 'Parts.f(int, int)'
        int n = 0;
        //@ assert y != 9; // EXPECT violated: assertion in 'Parts.f(int, int)'
        for (int i = 0; i < 3; i++)
            if ((x >> i & 1) == 1)
                n++;
        return 10 / y > 4 ? n : -n; // EXPECT violated: division by zero: ArithmeticException in 'Parts.f(int, int)'
    }
}
// OUTPUT VIOLATED    Parts.f(int, int)
// OUTPUT 25 paths: 25 feasible; 13 verified, 12 violated, 0 cut
