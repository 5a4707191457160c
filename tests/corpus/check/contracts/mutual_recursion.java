// Recursion through other methods, by contract: nothing shows that it ends.
class MutualRecursion {
    //@ assignable \nothing;
    //@ ensures \result;
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    //@ assignable \nothing;
    //@ ensures \result;
    static boolean odd(int n) {
        return n == 1 || even(n - 1);
    }

    //@ ensures \result;
    static boolean asks(int n) {
        return even(n);
    }

    //@ ensures false;
    //@ diverges true;
    static native void never();

    // That nothing comes behind it is what the contract means.
    //@ ensures \result == 5;
    static int stops(int x) {
        if (x != 5)
            never();
        return x;
    }
}
// OUTPUT HOLDS MutualRecursion.even(int)
// OUTPUT for every input, 32-bit int; calls of 'odd' by contract, whether the recursion ends is not checked; all else followed to its end
// OUTPUT HOLDS MutualRecursion.odd(int)
// OUTPUT for every input, 32-bit int; calls of 'even' by contract, whether the recursion ends is not checked; all else followed to its end
// OUTPUT HOLDS MutualRecursion.asks(int)
// OUTPUT for every input, 32-bit int; calls of 'even' by contract; all else followed to its end
// OUTPUT HOLDS MutualRecursion.stops(int)
// OUTPUT for every input, 32-bit int; calls of 'never' by contract; all else followed to its end; if it ends
