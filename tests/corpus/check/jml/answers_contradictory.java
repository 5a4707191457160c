// Contracts that no answer keeps, that ask too deep, that let the method throw.
abstract class Contra {
    //@ requires n > 0; ensures \result > n && \result < n;
    /*@ pure @*/ abstract int f(int n);
    //@ requires a > 0; ensures f(a) == 7; // EXPECT unknown: the contract of 'f', which no answer in the scope satisfies, (not modelled) in 'Contra.unknown(int)'
    void unknown(int a) { }
    //@ requires a > 0; ensures \result == 7;
    int unknown2(int a) { return f(a); } // EXPECT unknown: the contract of 'Contra.f(int)', which no state in the scope satisfies after this call, in 'Contra.unknown2(int)'
}
class Rec2 {
    /*@ ensures n <= 0 ==> \result == 0; ensures n > 0 ==> \result == 2 + dbl(n - 1); // EXPECT unknown: contracts that ask 'dbl', too deep, (not modelled) in 'Rec2.good(int)'
      @ model static pure int dbl(int n); @*/
    //@ requires 0 <= n && n <= 1000; ensures \result == dbl(n);
    static int good(int n) { 
        int r = 0; 
        //@ loop_invariant 0 <= i && i <= n && r == dbl(i); decreases n - i;
        for (int i = 0; i < n; i++) r += 2;  // EXPECT cut: loop in 'Rec2.good(int)'
        return r; }
    //@ requires 0 <= n && n <= 4; ensures \result == dbl(n); // EXPECT violated: postcondition in 'Rec2.bad(int)'
    static int bad(int n) { int r = 1; for (int i = 1; i < n; i++) r += 2; return r; }
}

abstract class Throwing {
    /*@ normal_behavior requires n > 0; ensures \result == n;
      @ also exceptional_behavior requires n < 0; signals (RuntimeException e) true; @*/
    /*@ pure @*/ abstract int f(int n);
    //@ requires n > 0; ensures f(n) == n;
    void good(int n) { }
    //@ ensures f(n) == f(n); // EXPECT violated: postcondition in 'Throwing.bad(int)'
    void bad(int n) { }
    //@ requires n >= 0;
    /*@ pure @*/ abstract int only(int n);
    //@ ensures \result == only(n);
    int broken(int n) { return only(n); } // EXPECT violated: precondition of 'only' in 'Throwing.broken(int)'
    //@ requires n >= 0; ensures \result == only(n);
    int kept(int n) { return only(n); }
}
class Local {
    //@ ensures \result == 1 || n != 1;
    int m(int n) {
        abstract class Inner {
            /*@ exceptional_behavior requires n < 0; signals (RuntimeException e) true; @*/
            /*@ pure @*/ abstract int f(int n);
        }
        return 1;
    }
}
class Cases {
    /*@ requires x > 0; ensures \result == 1; also requires x > 5; ensures \result == 2; @*/
    static native /*@ pure @*/ int cases(int x);
    //@ requires x > 0; ensures cases(x) == 1; // EXPECT unknown: the contract of 'cases', which no answer in the scope satisfies, (not modelled) in 'Cases.some(int)'
    static void some(int x) { }
    //@ requires 0 < x && x < 4; ensures cases(x) == 1;
    static void one(int x) { }
    /*@ requires x > 0; ensures \result == 1; also requires x <= 0; ensures \result == 2; @*/
    static native /*@ pure @*/ int fine(int x);
    //@ ensures fine(x) == 1 || x <= 0;
    static void two(int x) { }
}
