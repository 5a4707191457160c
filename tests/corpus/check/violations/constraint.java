class Clock {
    int time;
    //@ constraint time >= \old(time); // EXPECT violated: constraint in 'Clock.back()'

    //@ ensures true;
    void back() {
        time = 0;
    }

    //@ requires time < Integer.MAX_VALUE;
    //@ ensures time == \old(time) + 1;
    void tick() {
        time++;
    }
}
// OUTPUT HOLDS Clock.tick()
