class Axiom {
    static int limit;
    //@ axiom (\forall int i; 0 <= i && i < 3; i * i < 5);

    // HOLDS
    //@ ensures \result == x;
    static int same(int x) { return x; }

    // VIOLATED
    //@ ensures \result == x + 1;
    static int wrong(int x) { return x; }
}
// DECIDED cadical 2, z3 1, quantified 1, prove 1, inline 2, paths 2
