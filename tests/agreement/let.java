class Let {
    int x;

    // HOLDS
    //@ requires x < 100;
    //@ ensures (\let int y = \old(x); x == y + 1);
    void up() { x++; }

    // VIOLATED
    //@ requires x < 100;
    //@ ensures (\let int y = x; x == y + 1);
    void same() { x++; }
}
