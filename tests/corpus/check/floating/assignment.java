// Assignments with an operator convert back; ++ and -- are by 1.
class Assignment {
    int whole;
    float single;
    double wide;
    double[] cells = new double[2];

    //@ requires 0 <= whole && whole <= 1000;
    //@ assignable whole;
    //@ ensures 2 * whole <= 3 * \old(whole) && 3 * \old(whole) <= 2 * whole + 1;
    void narrows() {
        whole *= 1.5;
    }

    //@ assignable whole;
    //@ ensures whole == \old(whole) + 1; // EXPECT violated: postcondition in 'Assignment.saturates()'
    void saturates() {
        whole += 1.5;
    }

    //@ requires 0 <= single && single <= 100;
    //@ assignable single, wide;
    //@ ensures single == \old(single) + 1 && wide == \old(single);
    void increments() {
        wide = single++;
    }

    //@ requires 0 <= single;
    //@ assignable single;
    //@ ensures single != \old(single); // EXPECT violated: postcondition in 'Assignment.decrements()'
    void decrements() {
        --single;
    }

    //@ requires cells.length == 2 && 0 <= cells[0] && cells[0] <= 10;
    //@ assignable cells[0];
    //@ ensures cells[0] == \old(cells[0]) + 0.5;
    void element() {
        cells[0] += 0.5f;
    }

    //@ ensures \result == 3;
    static int ofByte() {
        byte b = 2;
        b *= 1.75;
        return b;
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Assignment.ofChar()'
    static int ofChar() {
        char c = 2;
        c += 1.99f;
        return c;
    }
}
