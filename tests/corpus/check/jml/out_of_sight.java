// An object that nothing leads to in the end keeps no invariant: formulas speak of it all the same.
// ARGS --encoding quantified
class Left {
    int x;
    // EXPECT-NEXT violated: invariant in 'Left.given()'
    //@ invariant x > 0; // EXPECT unknown: invariant: broken by an object that nothing leads to in the end, if by any in 'Left.left()'
    //@ ensures \result == 1;
    static int left() { Left n = new Left(); return 1; }
    //@ ensures true;
    static Left given() { return new Left(); }
}
