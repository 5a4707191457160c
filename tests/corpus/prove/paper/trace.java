// ARGS --way search --trace-search --all
// The sequence of candidates, as section 5 of the paper has it: I0 is what the assertion asks, the approximation I0^1 of
// it leads to one that is broken on the way from the entry, and so one more exact step is taken.
class Trace {
    //@ requires a.length > 0;
    static void first(int[] a) {
        int i = 0;
        while (i < a.length) {
            a[i] = 0;
            i++;
        }
        assert a[0] == 0;
    }

    // The search ends where there is an error: an exact candidate that the entry breaks.
    static void three(int n) {
        int x = 0;
        while (x < n)
            x++;
        assert x != 3; // EXPECT violated: assertion: AssertionError in 'Trace.three(int)'
    }
}
// OUTPUT search for invariants, backwards from what is to be shown
// OUTPUT to be shown: assertion: AssertionError, which fails from line 8
// OUTPUT path condition a.length <= i && 0 < a.length && a[0] < 0
// OUTPUT added !(a.length <= i && 0 < a.length && a[0] < 0)
// OUTPUT I0
// OUTPUT line 8: !(a[0] != 0 && a.length <= i && 0 < a.length)
// OUTPUT I0 is broken: from line 8 to line 8
// OUTPUT at its end !(a[0] != 0 && a.length <= i && 0 < a.length)
// OUTPUT I0^1
// OUTPUT line 8: !(a[0] != 0 && 0 < i)
// OUTPUT I0^1 is inductive
// OUTPUT I0 is too strong: one more exact step
// OUTPUT I1 is too strong: one more exact step
// OUTPUT I2 is too strong: one more exact step
// OUTPUT I3 is broken: from the entry to line 18
// OUTPUT I3 is exact and breaks on the way from the entry: an error is looked for
