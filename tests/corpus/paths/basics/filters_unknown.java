// What is not modelled might have led to what was asked for.
// ARGS --all --throwing ArithmeticException
// EXIT 3
class FiltersUnknown {
    static int f(int x) throws Exception {
        if (x > 0)
            new Thread("").start(); // EXPECT unknown: a call of 'start', which has no body (not modelled) in 'FiltersUnknown.f(int)'
        return 0;
    }
}
// OUTPUT UNKNOWN     FiltersUnknown.f(int)
