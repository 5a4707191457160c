// Functions, labels and clauses of JML beyond the usual ones.
class Functions {
    int x, y;
    int[] a = new int[3];
    //@ ghost int g = 0;

    //@ invariant x >= 0;

    //@ ensures \not_modified(x, y) && \not_modified(a[*]) && \not_modified(a[0..1]) && \not_modified(this.*);
    void nothing() { }

    //@ ensures \not_modified(a[0..1]);
    void last() { if (a.length > 2) a[2] = 5; }

    //@ ensures \not_modified(a[1..2]); // EXPECT violated: postcondition in 'Functions.lastWrong()'
    void lastWrong() { if (a.length > 2) a[2] = 5; }

    //@ ensures \not_modified(this.*); // EXPECT violated: postcondition in 'Functions.fieldsWrong()'
    void fieldsWrong() { y = 1; }

    //@ ensures \invariant_for(\result);
    static Functions make() { return new Functions(); }

    //@ requires \invariant_for(o);
    //@ ensures \invariant_for(o); // EXPECT violated: postcondition in 'Functions.breakIt(Functions)'
    /*@ helper @*/ static void breakIt(Functions o) { o.x--; }

    //@ requires \invariant_for(o);
    //@ ensures \invariant_for(o);
    /*@ helper @*/ static void keepIt(Functions o) { o.y--; }

    //@ ensures true;
    void labels() {
        y = 1;
        first: y = 2;
        second: y = 3;
        //@ assert \old(y, first) == 1 && \old(y, second) == 2 && \old(y, Here) == 3;
        //@ assert \old(y, Pre) == \old(y) && \pre(y) == \old(y);
    }

    //@ ensures true;
    void labelsWrong() {
        y = 1;
        first: y = 2;
        //@ assert \old(y, first) == 2; // EXPECT violated: assertion in 'Functions.labelsWrong()'
    }

    //@ requires 0 <= n && n < 5;
    void labelInLoop(int n) {
        int sum = 0;
        //@ maintaining \old(sum, LoopInit) == 0 && sum >= \old(sum, LoopEntry);
        for (int i = 0; i < n; i++) {
            here: sum += i;
            //@ assert sum == \old(sum, here) + i;
        }
    }

    //@ requires 0 <= n && n < 5;
    void labelInLoopWrong(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            here: sum += i;
            //@ assert sum > \old(sum, here); // EXPECT violated: assertion in 'Functions.labelInLoopWrong(int)'
        }
    }

    //@ requires flag ==> y < 100;
    void notPassed(boolean flag) {
        if (flag) {
            here: y++;
        }
        //@ assert \old(y, here) == y - 1; // EXPECT unknown: \old at the label 'here', which was not passed (not modelled) in 'Functions.notPassed(boolean)'
    }

    //@ forall int k;
    //@ requires k == x;
    //@ ensures x == k;
    void forall() { }

    //@ forall int k;
    //@ requires k <= y;
    //@ ensures k <= y; // EXPECT violated: postcondition in 'Functions.forallWrong()'
    void forallWrong() { y--; }

    //@ ensures true;
    void ghosts() {
        //@ ghost int before = \old(y) + 1;
        y = 7;
        //@ assert before == \old(y) + 1;
        //@ set before = y;
        //@ assert before == 7;
    }

    //@ ensures true;
    void ghostsWrong() {
        //@ ghost int before = \old(y) + 1;
        y = 7;
        //@ assert before == y; // EXPECT violated: assertion in 'Functions.ghostsWrong()'
    }

    //@ signals (RuntimeException e) \exception == e && y == 1;
    //@ signals_only RuntimeException;
    void exception() { y = 1; throw new IllegalStateException(); }

    //@ signals (RuntimeException) \exception instanceof IllegalArgumentException; // EXPECT violated: exceptional postcondition in 'Functions.exceptionWrong()'
    //@ signals_only RuntimeException;
    void exceptionWrong() { throw new IllegalStateException(); }

    //@ requires y < 100;
    void block() {
        //@ refining
        //@   requires y < 1000;
        //@   ensures y < 1001;
        { y++; }
        //@ assert y < 200;
    }

    //@ requires y < 100;
    void blockWrong() {
        //@ refining
        //@   requires y < 50; // EXPECT violated: precondition of a statement in 'Functions.blockWrong()'
        //@   ensures y < 40; // EXPECT violated: postcondition of a statement in 'Functions.blockWrong()'
        { y++; }
    }
    //@ ensures \fresh(\result, \result.a);
    static Functions fresh() { return new Functions(); }
    //@ ensures \fresh(\result, o); // EXPECT violated: postcondition in 'Functions.freshWrong(Functions)'
    static Functions freshWrong(Functions o) { return new Functions(); }
}
// OUTPUT HOLDS Functions.nothing()
// OUTPUT HOLDS Functions.last()
// OUTPUT VIOLATED Functions.lastWrong()
// OUTPUT VIOLATED Functions.fieldsWrong()
// OUTPUT HOLDS Functions.make()
// OUTPUT VIOLATED Functions.breakIt(Functions)
// OUTPUT HOLDS Functions.keepIt(Functions)
// OUTPUT HOLDS Functions.labels()
// OUTPUT VIOLATED Functions.labelsWrong()
// OUTPUT HOLDS Functions.labelInLoop(int)
// OUTPUT VIOLATED Functions.labelInLoopWrong(int)
// OUTPUT UNKNOWN Functions.notPassed(boolean)
// OUTPUT HOLDS Functions.forall()
// OUTPUT VIOLATED Functions.forallWrong()
// OUTPUT HOLDS Functions.ghosts()
// OUTPUT VIOLATED Functions.ghostsWrong()
// OUTPUT HOLDS Functions.exception()
// OUTPUT VIOLATED Functions.exceptionWrong()
// OUTPUT HOLDS Functions.block()
// OUTPUT VIOLATED Functions.blockWrong()
// OUTPUT HOLDS Functions.fresh()
// OUTPUT VIOLATED Functions.freshWrong(Functions)
