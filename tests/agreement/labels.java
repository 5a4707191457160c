class Labels {
    int n;

    // HOLDS
    //@ requires n < 100;
    //@ ensures n == \old(n) + 2;
    void label() {
        n++;
        here: n++;
        //@ assert n == \old(n, here) + 1;
    }

    // VIOLATED
    //@ requires n < 100;
    //@ ensures true;
    void wrong() {
        n++;
        here: n++;
        //@ assert n == \old(n, here);
    }

    // HOLDS
    //@ requires n < 100;
    //@ ensures true;
    void two() {
        first: n++;
        second: n++;
        //@ assert \old(n, second) == \old(n, first) + 1 && \old(n, first) == \old(n);
    }

    // VIOLATED
    //@ requires n < 100;
    //@ ensures true;
    void exchanged() {
        first: n++;
        second: n++;
        //@ assert \old(n, first) == \old(n, second) + 1;
    }

    // HOLDS
    //@ requires n < 100;
    //@ ensures true;
    void again() {
        for (int i = 0; i < 2; i++) {
            step: n++;
            //@ assert n == \old(n, step) + 1 && \old(n, step) == \old(n) + i;
        }
    }

    // VIOLATED
    //@ requires n < 100;
    //@ ensures true;
    void firstTime() {
        for (int i = 0; i < 2; i++) {
            step: n++;
            //@ assert \old(n, step) == \old(n);
        }
    }

    // HOLDS
    //@ requires n < 50;
    //@ ensures true;
    void inCalled() {
        here: n++;
        label();
        //@ assert n == \old(n, here) + 3;
    }
}
// DECIDED cadical 7, z3 6, quantified 6, prove 6, inline 7, paths 7
