// Answers in loops, quantifiers and contracts that ask again.
interface Quant { 
    /*@ pure @*/ boolean in(int i);
    //@ ensures \result >= 0;
    /*@ pure @*/ int at(int i);
}
class Use {
    //@ requires n <= 3; requires (\forall int i; 0 <= i && i < n; q.at(i) < 10);
    //@ ensures \result <= 9;
    static int good(Quant q, int n) { int m = 0; for (int i = 0; i < n; i++) if (q.at(i) > m) m = q.at(i); return m; }
    //@ requires n <= 3; requires (\forall int i; 0 <= i && i < n; q.at(i) < 10);
    //@ ensures \result < 9; // EXPECT violated: postcondition in 'Use.bad(Quant, int)'
    static int bad(Quant q, int n) { int m = 0; for (int i = 0; i < n; i++) if (q.at(i) > m) m = q.at(i); return m; }
    //@ requires (\forall int i; 0 <= i && i < 3; q.in(i)); ensures \result;
    static boolean good2(Quant q, int k) { if (k < 0 || k > 2) return true; return q.in(k); }
    //@ requires (\forall int i; 0 <= i && i < 3; q.in(i)); ensures \result; // EXPECT violated: postcondition in 'Use.bad2(Quant, int)'
    static boolean bad2(Quant q, int k) { if (k < 0 || k > 3) return true; return q.in(k); }
    //@ ensures (\forall int i; 0 <= i && i < 3; q.at(i) >= 0);
    static void good3(Quant q) { }
}
abstract class Acc {
    int x, y;
    //@ accessible x;
    /*@ pure @*/ abstract int f();
    //@ ensures f() == \old(f());
    void good() { y++; }
    //@ ensures f() == \old(f()); // EXPECT violated: postcondition in 'Acc.bad()'
    void bad() { x++; }
    //@ ensures f() == \old(f());
    void good2() { x++; x--; }
    //@ accessible \nothing;
    /*@ pure @*/ abstract int g(int n);
    //@ ensures g(2) == \old(g(2));
    void good3() { x++; }
    abstract void act();
    //@ assignable y;
    abstract void quiet();
    /*@ pure @*/ abstract int h();
    //@ ensures h() == \old(h()); // EXPECT violated: postcondition in 'Acc.bad4()'
    void bad4() { act(); }
    //@ ensures !c ==> h() == \old(h());
    void good4(boolean c) { if (c) act(); } // EXPECT unknown: a call of 'act', which has no body (not modelled) in 'Acc.good4(boolean)'
    //@ ensures h() == \old(h());
    void good5() { Object o = new Object(); }
    //@ ensures f() == \old(f());
    void good6() { quiet(); }
}
class Rec2 {
    /*@ ensures n <= 0 ==> \result == 0; ensures n > 0 ==> \result == 2 + dbl(n - 1);
      @ model static pure int dbl(int n); @*/
    //@ requires 0 <= n && n <= 1000; ensures \result == dbl(n);
    static int good(int n) { 
        int r = 0; 
        //@ loop_invariant 0 <= i && i <= n && r == dbl(i); decreases n - i;
        for (int i = 0; i < n; i++) r += 2; 
        return r; }
    //@ requires 0 <= n && n <= 4; ensures \result == dbl(n); // EXPECT violated: postcondition in 'Rec2.bad(int)'
    static int bad(int n) { int r = 1; for (int i = 1; i < n; i++) r += 2; return r; }
}
abstract class Looping {
    int x; int y;
    //@ ensures \result >= 0; accessible x;
    /*@ pure @*/ abstract int f(int k);
    /*@ pure @*/ abstract int g();
    //@ requires n >= 0; ensures f(1) == \old(f(1));
    void good(int n) { for (int i = 0; i < n; i++) y++; }
    //@ requires n >= 0; ensures g() == \old(g()); // EXPECT violated: postcondition in 'Looping.bad(int)'
    void bad(int n) { for (int i = 0; i < n; i++) y++; }
    //@ requires n >= 0; ensures g() == \old(g());
    void good2(int n) { int s = 0; for (int i = 0; i < n; i++) s++; }
    //@ requires 0 <= n && n <= 4; ensures \result >= 0;
    int good3(int n) { int s = 0; for (int i = 0; i < n; i++) s = f(i); return s; }
}
