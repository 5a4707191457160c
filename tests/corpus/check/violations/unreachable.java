class Unreachable {
    //@ requires x > 0;
    //@ ensures true;
    static int sign(int x) {
        if (x == 1) {
            //@ unreachable; // EXPECT violated: a statement said to be unreachable is reached
            return 1;
        }
        if (x < 0) {
            //@ unreachable;
            return -1;
        }
        return 0;
    }
}
