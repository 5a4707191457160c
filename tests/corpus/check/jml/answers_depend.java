// Answers that are objects, answers in quantifiers, what an answer depends on, contracts that no answer keeps.
abstract class Refs {
    int[] data; Refs next;
    /*@ pure nullable @*/ abstract Refs peek();
    /*@ pure @*/ abstract Refs some();
    //@ ensures \result == peek();
    /*@ nullable @*/ Refs good() { return peek(); }
    //@ ensures \result == \old(peek());
    /*@ nullable @*/ Refs good2() { return peek(); }
    //@ ensures some() != null;
    void good3() { }
    //@ ensures peek() != null; // EXPECT violated: postcondition in 'Refs.bad()'
    void bad() { }
    //@ ensures some() == this || some() == next; // EXPECT violated: postcondition in 'Refs.bad2()'
    void bad2() { }
    //@ requires peek() != null && peek().next == this; ensures \result == this;
    Refs good4() { return peek().next; }
    //@ requires peek() == this; ensures \result != null;
    Refs good5() { return peek(); }
}
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
    void good4(boolean c) { if (c) act(); }
    //@ ensures h() == \old(h());
    void good5() { Object o = new Object(); }
    //@ ensures f() == \old(f());
    void good6() { quiet(); }
}
class Rec {
    /*@ requires n >= 0; ensures n == 0 ==> \result == 1; ensures n > 0 ==> \result == n * fact(n - 1);
      @ model static pure int fact(int n); @*/
    //@ requires 0 <= n && n <= 4; ensures \result == fact(n);
    static int good(int n) { int r = 1; for (int i = 1; i <= n; i++) r *= i; return r; }
    //@ requires 0 <= n && n <= 4; ensures \result == fact(n); // EXPECT violated: postcondition in 'Rec.bad(int)'
    static int bad(int n) { int r = 1; for (int i = 1; i < n; i++) r *= i; return r; }
}
abstract class Contra {
    //@ requires n > 0; ensures \result > n && \result < n;
    /*@ pure @*/ abstract int f(int n);
    //@ requires a > 0; ensures f(a) == 7; // EXPECT unknown: the contract of 'f', which no answer in the scope satisfies, (not modelled) in 'Contra.unknown(int)'
    void unknown(int a) { }
    //@ requires a > 0; ensures \result == 7;
    int unknown2(int a) { return f(a); } // EXPECT unknown: the contract of 'Contra.f(int)', which no state in the scope satisfies after this call, in 'Contra.unknown2(int)'
}
