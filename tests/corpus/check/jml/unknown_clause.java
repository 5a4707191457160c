// A clause that Jury does not know might forbid what the method does: no verdict may rest on it.
class UnknownClause {
    int y;

    //@ assignable \foo; // EXPECT warning: unknown JML expression '\foo'; its clause cannot be checked // EXPECT unknown: this location (not modelled) in 'UnknownClause.f()'
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
