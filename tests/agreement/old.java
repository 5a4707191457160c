class Old {
    int x;
    Old next;

    // HOLDS
    //@ requires x < 100;
    //@ ensures x == \old(x) + 1;
    void up() { x++; }

    // VIOLATED
    //@ requires x < 100;
    //@ ensures x == \old(x);
    void same() { x++; }

    // HOLDS
    //@ ensures \old(next).x == 7;
    void through() { next.x = 7; }

    // VIOLATED
    //@ ensures \old(next.x) == 7;
    void before() { next.x = 7; }

    // HOLDS
    //@ requires 0 <= i && i < a.length;
    //@ ensures \result == \old(a[i]) && a[i] == 0;
    static int take(int[] a, int i) { int r = a[i]; a[i] = 0; return r; }

    // VIOLATED
    //@ requires 0 <= i && i < a.length;
    //@ ensures \result == a[\old(i)];
    static int lost(int[] a, int i) { int r = a[i]; a[i] = 0; return r; }

    // HOLDS
    //@ requires x < 100;
    //@ ensures \result == \old(x);
    int post() { int r = x; up(); return r; }
}
// DECIDED cadical 7, z3 6, quantified 6, prove 6, inline 7, paths 7
