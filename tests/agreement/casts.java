class Casts {
    // HOLDS
    //@ ensures \result == (byte) x;
    static int cut(int x) { return x << 24 >> 24; }

    // VIOLATED
    //@ ensures \result == x;
    static int cutWrong(int x) { return x << 24 >> 24; }

    // HOLDS
    //@ requires o instanceof CastsMore;
    //@ ensures ((CastsMore) o).n == 4;
    static void down(Casts o) { ((CastsMore) o).n = 4; }

    // VIOLATED
    //@ ensures ((CastsMore) o).n == ((CastsMore) o).n;
    static void downWrong(Casts o) { }

    // HOLDS
    //@ requires x >= 0 && x < 1000;
    //@ ensures \result == (x ^ 1) && \result == x + (x % 2 == 0 ? 1 : -1);
    static int flip(int x) { return x ^ 1; }

    // VIOLATED
    //@ requires x >= 0 && x < 1000;
    //@ ensures \result == (x | 1);
    static int flipWrong(int x) { return x ^ 1; }
}
class CastsMore extends Casts {
    int n;
}
// DECIDED cadical 6, z3 5, quantified 5, prove 4, inline 6, paths 6
