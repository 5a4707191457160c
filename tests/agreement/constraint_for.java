// A constraint that only some methods keep.
class ConstraintFor {
    int x;

    //@ constraint \old(x) <= x for increase(int), decrease;

    // HOLDS
    //@ ensures true;
    void increase(int by) {
        if (by > 0 && x < 1000)
            x++;
    }

    // VIOLATED
    //@ ensures true;
    void decrease() {
        if (x > 0)
            x--;
    }

    // HOLDS
    //@ ensures x == 0;
    void reset() {
        x = 0;
    }

    // HOLDS
    //@ ensures true;
    void increase(boolean really) {
        x = -3;
    }
}

class ConstraintBelow extends ConstraintFor {
    // VIOLATED
    //@ also ensures true;
    void decrease() {
        x = -5;
    }
}
// DECIDED cadical 5, z3 4, quantified 4, prove 4, inline 5, paths 5
