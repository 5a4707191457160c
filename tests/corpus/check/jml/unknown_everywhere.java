// JML that is not known, in every place: whoever depends on it has no verdict, the others have.
class UnknownEverywhere {
    int f;
    //@ ghost \foo<int> g; // EXPECT warning: unknown JML type '\foo'; what uses it cannot be checked

    //@ ensures g == 3; // EXPECT unknown: JML that Jury does not know (not modelled) in 'UnknownEverywhere.usesField()'
    void usesField() { }

    //@ ensures f == 3;
    void beside() { f = 3; }

    //@ frobnicate f; // EXPECT warning: unknown JML clause 'frobnicate'; ignored // EXPECT unknown: JML that Jury does not know (not modelled) in 'UnknownEverywhere.clause()'
    //@ ensures f == 3;
    void clause() { f = 3; }

    //@ ensures true;
    void statement() {
        //@ frobnicate f; // EXPECT warning: unknown JML clause 'frobnicate'; ignored // EXPECT unknown: JML that Jury does not know (not modelled) in 'UnknownEverywhere.statement()'
    }

    /*@ pure model int unknown() { return \bar(2); } @*/ // EXPECT warning: unknown JML expression '\bar'; its clause cannot be checked // EXPECT unknown: code with errors (not modelled) in 'UnknownEverywhere.usesMethod()'
    //@ ensures unknown() == 3;
    void usesMethod() { }

    //@ ensures (\bar int i; 0 <= i; i) == 3; // EXPECT warning: unknown JML expression '\bar'; its clause cannot be checked // EXPECT unknown: JML that Jury does not know (not modelled) in 'UnknownEverywhere.quantifier()'
    void quantifier() { }
}

class UnknownOfClass {
    //@ frobnicate x; // EXPECT warning: unknown JML clause 'frobnicate'; ignored // EXPECT unknown: JML that Jury does not know (not modelled) in 'UnknownOfClass.m()'
    int x;

    //@ ensures true;
    void m() { }
}
// OUTPUT HOLDS UnknownEverywhere.beside()
