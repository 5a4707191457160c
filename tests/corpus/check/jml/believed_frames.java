// Clauses that are believed: assumed, never shown.
class Free {
    int x, y;
    //@ requires_free n > 0; ensures \result > 0; // EXPECT warning: 'requires_free' is believed, not checked
    static int good(int n) { return n; }
    //@ requires n > 0; ensures_free \result > 5; ensures \result > 0; // EXPECT warning: 'ensures_free' is believed, not checked
    static int good2(int n) { return n; }
    //@ requires n > 0; ensures \result > 5;
    static int good3(int n) { return good2(n); }
    //@ requires n > 0; ensures \result > 6; // EXPECT violated: postcondition in 'Free.bad3(int)'
    static int bad3(int n) { return good2(n); }
    //@ assignable_free x; ensures true; // EXPECT warning: 'assignable_free' is believed, not checked
    void good4() { y = 1; }
    //@ ensures y == \old(y);
    void good5() { good4(); }
    //@ ensures x == \old(x); // EXPECT violated: postcondition in 'Free.bad5()'
    void bad5() { good4(); }
    //@ assignable x;
    void bad6() { y = 1; } // EXPECT violated: assignment to 'y', which is not assignable in 'Free.bad6()'
    //@ requires n >= 0 && n <= 3; ensures \result == n;
    static int loop(int n) { int i = 0; 
      //@ loop_invariant_free i <= n;  // EXPECT warning: 'loop_invariant_free' is believed, not checked
      while (i < n) i++; return i; }
    //@ requires n >= 0 && n <= 3; ensures \result == n + 1; // EXPECT violated: postcondition in 'Free.badLoop(int)'
    static int badLoop(int n) { int i = 0; 
      //@ loop_invariant_free i <= n;  // EXPECT warning: 'loop_invariant_free' is believed, not checked
      while (i < n) i++; return i; }
}
