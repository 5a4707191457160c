// A loop calls what may assign anything: only one that may do so, too, keeps what it says of itself.
class Calls {
    int a, b;

    //@ assignable \everything;
    native void anything();

    //@ requires n >= 0;
    void everything(int n) {
        //@ maintaining 0 <= i && i <= n;
        //@ loop_assignable i, \everything;
        for (int i = 0; i < n; i++)
            anything();
    }

    //@ requires n >= 0;
    void one(int n) {
        //@ maintaining 0 <= i && i <= n;
        //@ loop_assignable i, a;
        for (int i = 0; i < n; i++)
            anything(); // EXPECT violated: call of 'anything', which may assign what the loop must not assign, in 'Calls.one(int)'
    }
}
// OUTPUT PROVED Calls.everything(int)
