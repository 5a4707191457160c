// ARGS --loops invariant
// A class that is not given may override a method of an abstract class: in a loop that is cut, what it
// assigns is whatever its contract allows.
abstract class Counter {
    int count;

    //@ ensures count >= \old(count);
    void step() {
    }
}

class Loops {
    //@ requires n == 1 && counter.count == 0;
    //@ ensures counter.count == 0; // EXPECT violated: postcondition
    void changes(Counter counter, int n) {
        int i = 0;
        //@ maintaining 0 <= i && i <= n;
        //@ decreases n - i;
        while (i < n) {
            counter.step();
            i++;
        }
    }

    //@ requires n == 1 && counter.count == 0;
    //@ ensures counter.count >= 0;
    void keeps(Counter counter, int n) {
        int i = 0;
        //@ maintaining 0 <= i && i <= n && counter.count >= 0;
        //@ decreases n - i;
        while (i < n) {
            counter.step();
            i++;
        }
    }
}
