// ARGS --encoding quantified
// States that labels name: one that is passed again in a loop is not known; that in which a loop began is.
class Labels {
    int x;
    //@ requires x == 0 && 0 <= n && n <= 3;
    void f(int n) {
        a: x = 1;
        for (int i = 0; i < n; i++) {
            a: x = x + 1;
        }
        //@ assert n == 0 || \old(x, a) == n; // EXPECT unknown: \old of this state (not modelled) in 'Labels.f(int)'
    }
    //@ requires x == 0 && 0 <= n && n <= 3;
    void g(int n) {
        a: x = 1;
        //@ maintaining 0 <= i && i <= n;
        //@ maintaining x >= 1 && x <= i + 1;
        for (int i = 0; i < n; i++) {
            a: x = x + 1;
        }
        //@ assert \old(x, a) == 0; // EXPECT unknown: \old of this state (not modelled) in 'Labels.g(int)'
    }
    //@ requires x == 0 && 0 <= n && n <= 3;
    void h(int n) {
        x = 5;
        //@ maintaining \old(x, LoopInit) == 5 && x >= 5 && x <= 5 + i && 0 <= i;
        for (int i = 0; i < n; i++) {
            x = x + 1;
        }
    }
}
