class Counter {
    int count;
    //@ ghost int calls;
    //@ model int total;
    //@ represents total = count + calls;

    //@ requires calls < 100;
    //@ ensures calls == \old(calls) + 1;
    void tick() {
        count++;
        //@ set calls = calls + 1;
    }

    //@ requires calls < 100;
    //@ ensures calls == \old(calls) + 1; // EXPECT violated: postcondition in 'Counter.tickWrong(boolean)'
    void tickWrong(boolean b) {
        if (b) {
            //@ set calls = calls + 1;
        }
    }

    //@ ensures total == \old(total) + 2;
    void both() {
        count++;
        //@ set calls = calls + 1;
    }

    //@ ensures total == \old(total) + 2; // EXPECT violated: postcondition in 'Counter.bothWrong()'
    void bothWrong() {
        count++;
    }

    //@ ensures \result == x + 3;
    static int local(int x) {
        //@ ghost int start = x;
        x += 3;
        //@ assert x == start + 3;
        return x;
    }

    //@ ensures \result == x + 3;
    static int localWrong(int x) {
        //@ ghost int start = x;
        x += 3;
        //@ set start = start + 1;
        //@ assert x == start + 3; // EXPECT violated: assert
        return x;
    }
}
// OUTPUT HOLDS Counter.tick()
// OUTPUT HOLDS Counter.both()
// OUTPUT HOLDS Counter.local(int)
