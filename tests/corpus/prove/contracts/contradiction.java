// What follows a contract that nothing satisfies is not proved for that reason.
class Contradiction {
    //@ ensures false;
    //@ assignable \nothing;
    static native void absurd();

    /*@ requires x > 0;
      @ ensures \result == 1;
      @ also
      @ requires x > 5;
      @ ensures \result == 2;
      @*/
    static native /*@ pure @*/ int cases(int x);

    //@ assignable \nothing;
    //@ ensures false;
    //@ diverges true;
    static native void never();

    //@ ensures \result == 3;
    static int follows() {
        absurd(); // EXPECT unknown: the contract of 'Contradiction.absurd()', which no state satisfies after this call,
        return 4;
    }

    //@ requires x > 7;
    //@ ensures \result == 3;
    static int both(int x) {
        return cases(x); // EXPECT unknown: the contract of 'Contradiction.cases(int)', which no state satisfies after this call,
    }

    //@ requires x > 0;
    //@ ensures \result == 1;
    static int some(int x) {
        return cases(x); // EXPECT unknown: the contract of 'Contradiction.cases(int)', which for some arguments no state satisfies after this call,
    }

    // One case alone says nothing wrong.
    //@ requires 0 < x && x < 4;
    //@ ensures \result == 1;
    static int one(int x) {
        return cases(x);
    }

    // Where it is not called, all is well.
    //@ ensures \result == 17;
    static int avoids(int x) {
        if (x > x)
            absurd();
        return 17;
    }

    // In a loop, and behind it.
    //@ requires n >= 0;
    //@ ensures \result == 12;
    static int loop(int n) {
        for (int i = 0; i < n; i++)
            absurd(); // EXPECT unknown: the contract of 'Contradiction.absurd()', which no state satisfies after this call,
        return 12;
    }

    // That nothing comes behind it is what the contract means.
    //@ ensures \result == 5;
    static int stops(int x) {
        if (x != 5)
            never();
        return x;
    }
}
// EXIT 3
// OUTPUT PROVED Contradiction.one(int)
// OUTPUT PROVED Contradiction.avoids(int)
// OUTPUT PROVED Contradiction.stops(int)
