// ARGS --way templates
// True, and no template says why; with so few numbers there is nothing larger to look at.
class NotShown {
    //@ requires 0 <= n && n <= 5;
    //@ ensures \result <= 30; // EXPECT unknown: postcondition: could not be shown in 'NotShown.squares(int)'
    static int squares(int n) {
        int s = 0;
        for (int i = 0; i < n; i++)
            s += i * i;
        return s;
    }
}
// OUTPUT UNKNOWN NotShown.squares(int)
