// ARGS --jobs 2
// Methods side by side; what is written comes in their order.
class Jobs {
    //@ ensures \result >= x; // EXPECT violated: postcondition in 'Jobs.next(int)'
    static int next(int x) {
        return x + 1;
    }

    //@ ensures \result >= x && \result >= y;
    static int most(int x, int y) {
        return x > y ? x : y;
    }
}
// OUTPUT HOLDS Jobs.most(int, int)
// OUTPUT 2 methods: 1 hold; 1 violated
