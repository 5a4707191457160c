// A lemma whose parameter only JML has cannot be given every value: UNKNOWN, where its users would otherwise believe it unseen.
class JmlParameters {
    //@ ensures s.length >= 0;
    // EXPECT-NEXT unknown: a parameter of a type that only JML has (not modelled) in 'JmlParameters.sequence(\seq)'
    //@ model pure static int sequence(\seq s) { return 1; }

    //@ ensures \result == 1;
    // EXPECT-NEXT unknown: a parameter of a type that only JML has (not modelled) in 'JmlParameters.locations(\locset)'
    //@ model pure static int locations(\locset l) { return 2; }

    //@ ensures \result == n;
    //@ model pure static int number(int n) { return n; }
}
// EXIT 3
// OUTPUT HOLDS       JmlParameters.number(int)
