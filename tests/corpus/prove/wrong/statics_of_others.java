// A static method has no object, and breaks the invariant of all that there are.
// ARGS --timeout 20
class Limits {
    static int most = 3;
    int value;

    //@ invariant value <= most; // EXPECT violated: invariant in 'Limits.lower(int)'

    //@ ensures most == to;
    static void lower(int to) {
        most = to;
    }

    //@ ensures most >= to;
    static void raise(int to) {
        if (to > most)
            most = to;
    }
}
// OUTPUT 2 methods: 1 proved; 1 violated
