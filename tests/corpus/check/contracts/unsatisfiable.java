// What follows a contract that nothing satisfies is not taken for right.
class Unsatisfiable {
    //@ requires v > 0;
    //@ ensures \result > v && \result < v; // EXPECT violated: postcondition
    static /*@ pure @*/ int absurd(int v) {
        return v;
    }

    //@ ensures \result == 17;
    static int follows() {
        return absurd(1); // EXPECT unknown: the contract of 'Unsatisfiable.absurd(int)', which no state in the scope satisfies after this call,
    }

    // Where it is not called, all is well.
    //@ ensures \result == 17;
    static int avoids(int v) {
        if (v > v)
            return absurd(1);
        return 17;
    }
}
// EXIT 1
