// \fresh since a loop began is not modelled; since the method began it is.
class LoopFresh {
    Object made;
    //@ requires 0 <= n && n <= 2;
    void f(int n) {
        made = new Object();
        //@ maintaining \fresh(made, LoopInit); // EXPECT unknown: fresh (not modelled) in 'LoopFresh.f(int)'
        for (int i = 0; i < n; i++) {
        }
    }
    //@ requires 0 <= n && n <= 2;
    void g(int n) {
        made = new Object();
        //@ maintaining \fresh(made);
        for (int i = 0; i < n; i++) {
        }
    }
}
