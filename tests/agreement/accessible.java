class Accessible {
    int x, y;

    // HOLDS
    //@ accessible x;
    //@ ensures \result == x;
    int reads() { return x; }

    // VIOLATED
    //@ accessible x;
    //@ ensures \result == y;
    int other() { return y; }

    // HOLDS
    //@ accessible \nothing;
    //@ ensures \result == 3;
    int none() { return 3; }

    // VIOLATED
    //@ accessible \nothing;
    int some() { return x; }

    static int count;

    // VIOLATED
    //@ accessible a[1];
    //@ requires a.length > 1;
    //@ ensures true;
    static int element(int[] a) {
        return a[0];
    }

    // HOLDS
    //@ accessible a[*];
    //@ ensures true;
    static int elements(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++)
            sum += a[i];
        return sum;
    }

    // HOLDS
    //@ requires y > 0; accessible y;
    //@ also requires y <= 0; accessible y, count;
    int cases() {
        return y > 0 ? 1 : count;
    }

    // VIOLATED
    //@ requires y > 0; accessible y;
    //@ also requires y <= 0; accessible y, count;
    int otherCase() {
        return y > 0 ? count : 2;
    }

    // HOLDS
    //@ ensures \result == y;
    int inner() {
        return y;
    }

    // HOLDS
    //@ accessible y;
    //@ ensures \result == y;
    int call() {
        return inner();
    }

    // VIOLATED
    //@ accessible count;
    //@ ensures true;
    int wrongCall() {
        return inner();
    }
}
// DECIDED cadical 11, z3 10, quantified 10, prove 10, inline 11, paths 11
