class Accessible {
    int x, y;

    // HOLDS
    //@ accessible x;
    //@ ensures \result == x;
    int reads() { return x; }

    // VIOLATED
    //@ accessible x;
    //@ ensures \result == y;
    int other() { return y; }

    // HOLDS
    //@ accessible \nothing;
    //@ ensures \result == 3;
    int none() { return 3; }

    // VIOLATED
    //@ accessible \nothing;
    int some() { return x; }
}
// UNDECIDED quantified: the clause 'accessible'
// DECIDED cadical 4, z3 3, quantified 0, prove 1, inline 4, paths 4
