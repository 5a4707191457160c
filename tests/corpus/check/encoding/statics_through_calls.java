// Objects that nothing leads to matter where an invariant reads a static field, also in a method that it calls.
// ARGS --bits 4 --objects 2 --encoding quantified
class Limits {
    static int most = 3;
    int value;

    //@ invariant value <= bound(); // EXPECT violated: invariant in 'Limits.lower(int)'
    /*@ pure helper @*/ int bound() {
        return most;
    }

    //@ ensures most == to;
    static void lower(int to) {
        most = to;
    }
}

class Fixed {
    static final int MOST = 3;
    int value;

    //@ invariant value <= bound();
    /*@ pure helper @*/ int bound() {
        return MOST;
    }

    //@ ensures value == to || to > MOST;
    void set(int to) {
        if (to <= bound())
            value = to;
    }
}
// OUTPUT 2 methods: 1 hold; 1 violated
