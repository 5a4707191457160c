class ConstraintFor {
    int x;

    //@ constraint \old(x) <= x for increase(int), decrease; // EXPECT violated: constraint in 'ConstraintFor.decrease()'
    //@ constraint \old(x) < 2000 ==> x < 2000 for ConstraintFor.increase, new ConstraintFor();

    ConstraintFor() {
    }

    void increase(int by) {
        if (by > 0 && x < 1000)
            x++;
    }

    void decrease() {
        if (x > 0)
            x--;
    }

    void reset() {
        x = 0;
    }
}

class Misspelt {
    int x;

    // EXPECT-NEXT error: cannot find method 'increas'
    //@ constraint \old(x) <= x for increas; // EXPECT unknown: JML with an error (not modelled) in 'Misspelt.increase()'

    void increase() {
        x++;
    }
}
// OUTPUT HOLDS ConstraintFor.increase(int)
// OUTPUT HOLDS ConstraintFor.reset()
