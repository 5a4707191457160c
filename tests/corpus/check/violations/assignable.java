class Assignable {
    int a;
    int b;

    //@ assignable a;
    void set(int x) {
        a = x;
        b = x; // EXPECT violated: assign
    }

    //@ assignable a, b;
    void both(int x) {
        a = x;
        b = x;
    }
}
// OUTPUT HOLDS Assignable.both(int)
