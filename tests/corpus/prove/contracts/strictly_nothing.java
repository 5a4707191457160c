// \strictly_nothing: nothing is assigned, and no object is made.
class StrictlyNothing {
    int x;

    //@ assignable \strictly_nothing; ensures \result == x;
    int reads() {
        return x;
    }

    //@ assignable \strictly_nothing; ensures true;
    static int creates() { // EXPECT violated: creation of an object under \strictly_nothing in 'StrictlyNothing.creates()'
        Object made = new Object();
        return 1;
    }

    //@ requires n >= 0; assignable \strictly_nothing; ensures \result == n;
    static int counts(int n) {
        int i = 0;
        while (i < n)
            i++;
        return i;
    }

    //@ assignable \strictly_nothing; ensures \result == x;
    int callsStrict() {
        return reads();
    }
}
// OUTPUT PROVED StrictlyNothing.reads()
// OUTPUT PROVED StrictlyNothing.counts(int)
// OUTPUT PROVED StrictlyNothing.callsStrict()
