// ARGS --jobs 2
// A single method has both processes for its hard questions; this one has none.
class Single {
    //@ ensures \result >= x && \result >= y;
    static int most(int x, int y) {
        return x > y ? x : y;
    }
}
// OUTPUT HOLDS Single.most(int, int)
// OUTPUT 1 method: 1 hold
