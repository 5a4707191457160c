// Lemmas in proofs; sums, counts and extremes over ranges of any size.
class Lemma {
    /*@ requires a > 0; ensures f(a) >= a; pure static model void grows(int a) { } @*/ // EXPECT violated: postcondition in 'Lemma.grows(int)'
    /*@ model static pure int f(int n); @*/
    /*@ requires true; ensures false; pure static model void absurd() { } @*/ // EXPECT violated: postcondition in 'Lemma.absurd()'
    //@ requires a > 0; ensures f(a) >= 1;
    static void good(int a) { //@ use grows(a);
    }
    //@ requires a > 0; ensures f(a) >= 2; // EXPECT violated: postcondition in 'Lemma.bad(int)'
    static void bad(int a) { //@ use grows(a);
    }
    //@ ensures f(a) >= a;
    static void bad2(int a) { //@ use grows(a); // EXPECT violated: precondition of 'grows' in 'Lemma.bad2(int)'
    }
    //@ ensures f(a) == 12;
    static void open(int a) { //@ use absurd(); // EXPECT unknown: the contract of 'Lemma.absurd()', which no state satisfies after this call, in 'Lemma.open(int)'
    }
}
/*@ spec_bigint_math @*/ class Exact {
    //@ requires n >= 0 && n <= a.length && (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] < 10) && n < 1000;
    //@ ensures \result == (\sum int i; 0 <= i && i < n; a[i]);
    static int good2(int[] a, int n) { int c = 0;
      //@ loop_invariant 0 <= k && k <= n && c == (\sum int i; 0 <= i && i < k; a[i]) && 0 <= c && c <= 10 * k; decreases n - k;
      for (int k = 0; k < n; k++) c += a[k]; return c; }
    //@ requires n >= 0 && n <= a.length; ensures \result == (\num_of int i; 0 <= i && i < n; a[i] > 0);
    static int good(int[] a, int n) { int c = 0;
      //@ loop_invariant 0 <= k && k <= n && c == (\num_of int i; 0 <= i && i < k; a[i] > 0) && c <= k; decreases n - k;
      for (int k = 0; k < n; k++) if (a[k] > 0) c++; return c; }
    //@ requires n >= 0 && n <= a.length; ensures \result == (\sum int i; 0 <= i && i < n; a[i]); // EXPECT violated: postcondition in 'Exact.bad2(int[], int)'
    static int bad2(int[] a, int n) { int c = 0;
      for (int k = 0; k < n; k++) c += a[k]; return c; }
    //@ requires a.length > 0; ensures \result == (\max int i; 0 <= i && i < a.length; a[i]); // EXPECT violated: postcondition in 'Exact.bad3(int[])'
    static int bad3(int[] a) { return a[0]; }
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]); // EXPECT violated: postcondition in 'Exact.bad4(int[])'
    static int bad4(int[] a) { return a.length == 0 ? 0 : a.length == 1 ? a[0] : a[0] > a[1] ? a[0] : a[1]; }
}
class Folds {
    //@ requires n >= 0 && n <= a.length; ensures \result == (\num_of int i; 0 <= i && i < n; a[i] > 0);
    static int good(int[] a, int n) { int c = 0;
      //@ loop_invariant 0 <= k && k <= n && c == (\num_of int i; 0 <= i && i < k; a[i] > 0); decreases n - k;
      for (int k = 0; k < n; k++) if (a[k] > 0) c++; return c; }
    //@ requires n >= 0 && n <= a.length; ensures \result == (\sum int i; 0 <= i && i < n; a[i]);
    static int good2(int[] a, int n) { int c = 0;
      //@ loop_invariant 0 <= k && k <= n && c == (\sum int i; 0 <= i && i < k; a[i]); decreases n - k;
      for (int k = 0; k < n; k++) c += a[k]; return c; }
    //@ requires n >= 1 && n <= a.length; ensures \result == (\max int i; 0 <= i && i < n; a[i]);
    static int good4(int[] a, int n) { int c = a[0];
      //@ loop_invariant 1 <= k && k <= n && c == (\max int i; 0 <= i && i < k; a[i]); decreases n - k;
      for (int k = 1; k < n; k++) if (a[k] > c) c = a[k]; return c; }
    //@ requires n >= 1 && n <= a.length; ensures \result == (\min int i; 0 <= i && i < n; a[i]);
    static int good5(int[] a, int n) { int c = a[0];
      //@ loop_invariant 1 <= k && k <= n && c == (\min int i; 0 <= i && i < k; a[i]); decreases n - k;
      for (int k = 1; k < n; k++) if (a[k] < c) c = a[k]; return c; }
    //@ requires n >= 0 && n <= a.length; ensures \result == (\num_of int i; 0 <= i && i < n; a[i] > 0); // EXPECT violated: postcondition in 'Folds.bad(int[], int)'
    static int bad(int[] a, int n) { int c = 0;
      for (int k = 0; k < n; k++) if (a[k] >= 0) c++; return c; }
    //@ requires n >= 1 && n <= a.length; ensures \result == (\max int i; 0 <= i && i < n; a[i]); // EXPECT violated: postcondition in 'Folds.bad4(int[], int)'
    static int bad4(int[] a, int n) { int c = a[0];
      for (int k = 1; k < n; k++) if (a[k] < c) c = a[k]; return c; }
}
