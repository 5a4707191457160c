// Pure methods that call themselves, in specifications that are proved: functions of which the contract tells.
class PureRecursive {
    //@ requires 0 <= n && n <= 12; ensures \result == (n == 0 ? 1 : n * factorial(n - 1)); measured_by n;
    /*@ pure @*/ static int factorial(int n) { return n == 0 ? 1 : n * factorial(n - 1); }

    //@ requires 0 <= n && n <= 10; ensures \result == factorial(n);
    static int iterate(int n) {
        int r = 1;
        //@ loop_invariant 1 <= i && i <= n + 1 && r == factorial(i - 1); decreases n - i + 1;
        for (int i = 1; i <= n; i++)
            r *= i;
        return r;
    }

    //@ requires 0 <= n && n <= 10; ensures \result == factorial(n); // EXPECT violated: postcondition in 'PureRecursive.tooFew(int)'
    static int tooFew(int n) {
        int r = 1;
        for (int i = 1; i < n; i++)
            r *= i;
        return r;
    }

    // What is to be shown of the method itself is not believed.
    //@ requires 0 <= n && n < 9; ensures n > 0 ==> \result == wrong(n - 1) + 2; measured_by n; // EXPECT violated: postcondition in 'PureRecursive.wrong(int)'
    /*@ pure @*/ static int wrong(int n) { return n == 0 ? 0 : wrong(n - 1) + 1; }

    //@ requires n >= 0; ensures \result >= 0; measured_by n;
    /*@ pure @*/ static int bits(int n) { return n == 0 ? 0 : (n + bits(n - 1)) & 0xffff; }

    //@ requires n >= 0; ensures bits(n) >= 0;
    static void known(int n) { }

    // The contract does not say so.
    //@ requires n >= 0; ensures bits(n) <= 65535; // EXPECT unknown: postcondition: could not be shown in 'PureRecursive.notKnown(int)'
    static void notKnown(int n) { }

    // Outside of the precondition nothing is known.
    //@ requires n < 0; ensures bits(n) >= 0; // EXPECT unknown: postcondition: could not be shown in 'PureRecursive.outside(int)'
    static void outside(int n) { }
}

class Chain {
    int value;
    /*@ nullable @*/ Chain next;

    //@ ensures \result == (next == null ? value : next.last());
    /*@ pure @*/ int last() { return next == null ? value : next.last(); }

    //@ assignable next, value; ensures last() == 3;
    void cut() {
        next = null;
        value = 3;
    }

    //@ requires next != null && next != this; assignable value; ensures last() == \old(last()) + 1; // EXPECT violated: postcondition in 'Chain.other()'
    void other() { value++; }
}

class Contradictory {
    //@ ensures \result == endless(n) + 1; // EXPECT-NEXT unknown: the contract of 'Contradictory.endless(int)', which no state satisfies after this call, in 'Contradictory.endless(int)'
    /*@ pure @*/ static int endless(int n) { return endless(n) + 1; }

    //@ requires endless(1) == 0; ensures false; // EXPECT unknown: the contract of 'Contradictory.endless(int)', which no state satisfies after this call, in 'Contradictory.client()'
    static void client() { }
}
