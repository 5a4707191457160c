// A clause that cannot be evaluated does not hide what others say.
class UnknownClause {
    //@ ensures Math.fma(\result, 1.0, 0) > 1; // EXPECT unknown: a call of 'fma'
    //@ ensures \result > 0; // EXPECT violated: postcondition
    static int next(int x) {
        return x;
    }
}
