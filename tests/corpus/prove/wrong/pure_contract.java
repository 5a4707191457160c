// The contract of a pure method is wrong. The specification of others means its body: what follows from the contract alone is
// not proved.
class PureContract {
    int n;

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result != n + 1;
    /*@ pure @*/ int next() { return n + 1; }

    //@ ensures \result != next() + 1;
    // EXPECT-NEXT unknown: the contract of 'PureContract.next()', which no state satisfies after this call, in 'PureContract.after()'
    int after() { return next() + 1; }

    //@ ensures \result >= 0;
    /*@ pure @*/ int some() { return n > 0 ? n : 0; }

    //@ ensures \result == some() + 1;
    int afterSome() { return some() + 1; }
}
// EXIT 1
// OUTPUT VIOLATED PureContract.next()
// OUTPUT UNKNOWN PureContract.after()
// OUTPUT PROVED PureContract.some()
// OUTPUT PROVED PureContract.afterSome()
