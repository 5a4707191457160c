// Methods that others can call keep the invariants of their class, specified or not.
class Counter {
    private int count;
    //@ private invariant count >= 0; // EXPECT violated: invariant in 'Counter.add(int)'

    void reset() {
        count = 0;
    }

    void add(int n) {
        if (count < 1000) {
            count += n;
        }
    }

    // Only helps others: not checked by itself.
    private void forget() {
        count = -1;
    }

    void restart() {
        forget();
        count = 1;
    }
}
// OUTPUT 3 methods: 2 hold; 1 violated
