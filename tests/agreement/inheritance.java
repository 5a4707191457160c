class Inheritance {
    int n;
    //@ invariant n >= 0;

    // HOLDS
    //@ requires x > 0;
    //@ assignable n;
    //@ ensures \result > 0;
    int f(int x) { return x; }

    // HOLDS
    //@ requires x > 0;
    //@ ensures \result > 0;
    int g(int x) { return x; }
}
class InheritanceKept extends Inheritance {
    // HOLDS
    int f(int x) { return x + (x < 100 ? 1 : 0); }

    // HOLDS
    //@ also
    //@ requires x == 0;
    //@ ensures \result == 5;
    int g(int x) { return x + (x == 0 ? 5 : 0); }
}
class InheritanceBroken extends Inheritance {
    // VIOLATED
    int f(int x) { return x - 1; }

    // VIOLATED
    //@ also
    //@ requires x == 0;
    //@ ensures \result == 5;
    int g(int x) { return x; }

    // VIOLATED
    //@ ensures true;
    void h() { n--; }
}
// DECIDED cadical 7, z3 6, quantified 6, prove 6, inline 7, paths 7
