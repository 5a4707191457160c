// What a label names is not known behind a loop that passes it again.
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
}
