class CutLoop {
    //@ requires n >= 0;
    //@ ensures \result == n;
    static int count(int n) {
        int i = 0;
        while (i < n) { // EXPECT cut: loop in 'CutLoop.count(int)'
            i++;
        }
        return i;
    }
}
// OUTPUT HOLDS, CUT CutLoop.count(int)
// OUTPUT for every input, 32-bit int; not every execution followed to its end
// OUTPUT 1 method: 1 hold, cut
