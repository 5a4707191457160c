class Circuit {
    static int calls;

    static boolean touch(boolean value) {
        calls++;
        return value;
    }

    //@ requires calls == 0;
    //@ ensures calls == (a ? 2 : 1);
    static boolean and(boolean a) {
        return touch(a) && touch(true);
    }

    //@ requires calls == 0;
    //@ ensures calls == 2; // EXPECT violated: postcondition in 'Circuit.or(boolean)'
    static boolean or(boolean a) {
        return touch(a) || touch(true);
    }

    //@ requires calls == 0;
    //@ ensures calls == 2;
    static boolean both(boolean a) {
        return touch(a) | touch(true);
    }

    //@ requires calls == 0;
    //@ ensures calls == 2 && \result == a;
    static boolean bothAnd(boolean a) {
        return touch(a) & touch(true);
    }

    //@ ensures \result == (a != null && a.length > 0);
    static boolean guarded(int /*@ nullable @*/ [] a) {
        return a != null && a.length > 0;
    }

    //@ ensures true;
    static boolean unguarded(int /*@ nullable @*/ [] a) {
        return a != null & a.length > 0; // EXPECT violated: null dereference
    }

    //@ ensures \result <==> !(a && b);
    static boolean not(boolean a, boolean b) {
        return !a || !b;
    }

    //@ ensures \result == (a != b);
    static boolean xor(boolean a, boolean b) {
        return a ^ b;
    }

    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Circuit.conditional(int)'
    static int conditional(int x) {
        return x > 5 ? x < 100 ? 1 : 2 : x == 3 ? 3 : 1;
    }

    //@ ensures \result == (x == 0 ? 0 : 10 / x);
    static int division(int x) {
        return x == 0 ? 0 : 10 / x;
    }
}
// OUTPUT HOLDS Circuit.and(boolean)
// OUTPUT HOLDS Circuit.both(boolean)
// OUTPUT HOLDS Circuit.bothAnd(boolean)
// OUTPUT HOLDS Circuit.guarded(int[])
// OUTPUT HOLDS Circuit.not(boolean, boolean)
// OUTPUT HOLDS Circuit.xor(boolean, boolean)
// OUTPUT HOLDS Circuit.division(int)
