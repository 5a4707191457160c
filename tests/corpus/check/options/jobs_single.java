// ARGS --jobs 2
// A single method is tried in two encodings: the first answer counts.
class Single {
    //@ ensures \result >= x && \result >= y;
    static int most(int x, int y) {
        return x > y ? x : y;
    }
}
// OUTPUT HOLDS Single.most(int, int)
// OUTPUT 1 method: 1 hold
