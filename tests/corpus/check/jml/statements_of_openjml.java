// reachable, halt, use; \count of loops that are not over arrays.
class StatementsOfOpenJml {
    //@ ensures \result >= 0;
    static int reached(int x) {
        if (x > 5) {
            //@ reachable;
            return x;
        }
        return 0;
    }

    //@ requires x < 5;
    //@ ensures \result >= 0;
    static int notReached(int x) {
        if (x > 5) {
            //@ reachable; // EXPECT unknown: 'reachable', which no execution in the scope reaches, in 'StatementsOfOpenJml.notReached(int)'
            return x;
        }
        return 0;
    }

    //@ ensures \result == 0;
    static int halted(int x) {
        if (x >= 0) {
            //@ halt; // EXPECT cut: executions that come here, where 'halt' ends the check in 'StatementsOfOpenJml.halted(int)'
            //@ assert x < 10;
            return x;
        }
        return 0;
    }

    //@ ensures \result == 0;
    static int brokenBeforeHalt(int x) {
        //@ assert x < 10; // EXPECT violated: assertion in 'StatementsOfOpenJml.brokenBeforeHalt(int)'
        //@ halt; // EXPECT cut: executions that come here, where 'halt' ends the check in 'StatementsOfOpenJml.brokenBeforeHalt(int)'
        return x;
    }

    //@ requires 0 <= i && i < 100;
    //@ ensures i * i >= i;
    //@ model pure static void square(int i) {}

    //@ requires 0 <= x && x < 100;
    static void usesIt(int x) {
        //@ use square(x);
        //@ assert x * x >= x;
    }

    static void usesItBeyond(int x) {
        //@ use square(x); // EXPECT violated: precondition of 'square' in 'StatementsOfOpenJml.usesItBeyond(int)'
    }

    //@ ensures i == i + 1; // EXPECT violated: postcondition in 'StatementsOfOpenJml.wrong(int)'
    //@ model pure static void wrong(int i) {}

    static void usesWrong(int x) {
        //@ use wrong(x); // EXPECT unknown: the contract of 'StatementsOfOpenJml.wrong(int)', which no state in the scope satisfies after this call, in 'StatementsOfOpenJml.usesWrong(int)'
        //@ assert x == 17;
    }

    //@ requires a.length % 2 == 0;
    static void twoByTwo(boolean[] a) {
        int k = 0;
        //@ maintaining 0 <= \count && \count <= a.length / 2;
        //@ maintaining k == 2 * \count;
        //@ decreases a.length - \count;
        while (k < a.length) {
            a[k] = true;
            k += 2;
        }
    }

    static void wrongCount(boolean[] a) {
        //@ maintaining k == 2 * \count; // EXPECT violated: loop invariant in 'StatementsOfOpenJml.wrongCount(boolean[])'
        for (int k = 0; k < a.length; k++) {
            if (k == 1)
                continue;
            a[k] = true;
        }
    }
}
// ARGS --all
// OUTPUT HOLDS StatementsOfOpenJml.reached(int)
// OUTPUT HOLDS StatementsOfOpenJml.usesIt(int)
// OUTPUT HOLDS StatementsOfOpenJml.twoByTwo(boolean[])
// EXIT 1
