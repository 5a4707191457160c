// The contract of a pure method is wrong. The specification of others means its body: what follows from the contract alone is
// not proved, and what the bodies do refutes it.
class PureContract {
    int n;

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result != n + 1;
    /*@ pure @*/ int next() { return n + 1; }

    // EXPECT-NEXT violated: postcondition in 'PureContract.after()'
    //@ ensures \result != next() + 1;
    int after() { return next() + 1; }

    //@ ensures \result >= 0;
    /*@ pure @*/ int some() { return n > 0 ? n : 0; }

    //@ ensures \result == some() + 1;
    int afterSome() { return some() + 1; }
}
// EXIT 1
// OUTPUT VIOLATED PureContract.next()
// OUTPUT VIOLATED PureContract.after()
// OUTPUT PROVED PureContract.some()
// OUTPUT PROVED PureContract.afterSome()
