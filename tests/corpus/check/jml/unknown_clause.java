// A clause that Jury does not know might forbid what the method does: no verdict may rest on it.
class UnknownClause {
    int y;

    //@ assignable \strictly_nothing; // EXPECT warning: unknown JML expression '\strictly_nothing'; the clause is ignored // EXPECT unknown: JML that Jury does not know (not modelled) in 'UnknownClause.f()'
    //@ ensures y == 1;
    void f() {
        y = 1;
    }

    //@ ensures \result == 2;
    int other() {
        return 2;
    }
}
// OUTPUT UNKNOWN UnknownClause.f()
// OUTPUT HOLDS UnknownClause.other()
