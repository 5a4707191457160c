class BlockContracts {
    // HOLDS
    //@ requires x < 100 && x > -100;
    //@ ensures \result == x + 2;
    static int refined(int x) {
        int y = x;
        //@ refining ensures y == \old(y) + 2;
        {
            y++;
            y++;
        }
        return y;
    }

    // VIOLATED
    //@ requires x < 100 && x > -100;
    //@ ensures true;
    static int wrong(int x) {
        int y = x;
        //@ refining ensures y == \old(y) + 1;
        {
            y++;
            y++;
        }
        return y;
    }

    // VIOLATED
    //@ requires x < 100 && x > -100;
    //@ ensures true;
    static int before(int x) {
        int y = x;
        //@ refining requires y > 0; ensures y > 0;
        {
            y++;
            y++;
        }
        return y;
    }
}
// DECIDED cadical 3, z3 2, quantified 2, prove 2, inline 3, paths 3
