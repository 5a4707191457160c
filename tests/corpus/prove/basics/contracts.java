// Callees by contract: the precondition is shown, the postcondition given, the rest forgotten.
class Contracts {
    int value;
    int other;

    //@ requires by > 0 && by < 100 && value < 1000;
    //@ ensures value == \old(value) + by;
    //@ assignable value;
    void add(int by) {
        value = value + by;
    }

    //@ requires value >= 0 && value < 100;
    //@ ensures value == \old(value) + 2 && other == \old(other);
    //@ assignable value;
    void addTwice() {
        add(1);
        add(1);
    }

    //@ requires value >= 0 && value < 100;
    //@ ensures true;
    void badCall(int x) {
        if (x < 50)
            add(x); // EXPECT violated: precondition of 'add' in 'Contracts.badCall(int)'
    }

    //@ ensures \result == (n < 0 ? 0 : n);
    static int recursive(int n) {
        if (n <= 0)
            return 0;
        return recursive(n - 1) + 1;
    }

    //@ ensures \result == n;
    static int unbounded(int n) {
        int i = 0;
        while (i != n)
            i++;
        return i;
    }
}
// OUTPUT PROVED Contracts.add(int)
// OUTPUT PROVED Contracts.addTwice()
// OUTPUT PROVED Contracts.recursive(int)
// OUTPUT PROVED Contracts.unbounded(int)
