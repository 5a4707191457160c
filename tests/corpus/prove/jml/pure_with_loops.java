// Pure methods with loops, in specifications that are proved: known by their contracts.
class Told {
    //@ requires 0 <= n && n <= a.length; ensures \result <==> (\forall int k; 0 <= k && k < n; a[k] >= 0);
    /*@ pure @*/ static boolean all(int[] a, int n) {
        //@ loop_invariant 0 <= i && i <= n && (\forall int k; 0 <= k && k < i; a[k] >= 0); decreases n - i;
        for (int i = 0; i < n; i++) if (a[i] < 0) return false;
        return true; }
    //@ requires 0 <= n && n <= a.length; ensures 0 <= \result && \result <= n;
    /*@ pure @*/ static int count(int[] a, int n) { int c = 0;
        //@ loop_invariant 0 <= i && i <= n && 0 <= c && c <= i; decreases n - i;
        for (int i = 0; i < n; i++) if (a[i] < 0) c++;
        return c; }
    //@ requires a.length > 0 && all(a, a.length); ensures \result >= 0;
    static int good(int[] a) { return a[0]; }
    //@ requires a.length > 0 && all(a, a.length); ensures \result > 0; // EXPECT violated: postcondition in 'Told.bad(int[])'
    static int bad(int[] a) { return a[0]; }
    //@ ensures \result == count(a, a.length);
    static int good2(int[] a) { return count(a, a.length); }
    //@ requires a.length > 0; ensures count(a, a.length) == \old(count(a, a.length)); // EXPECT violated: postcondition in 'Told.bad2(int[])'
    static void bad2(int[] a) { a[0] = 1; }
    //@ requires a.length > 0; ensures count(a, a.length) <= a.length;
    static void good3(int[] a) { a[0] = 1; }
    //@ ensures count(a, a.length + 1) == count(a, a.length + 1); // EXPECT violated: postcondition in 'Told.bad3(int[])'
    static void bad3(int[] a) { }
}
class Itself {
    //@ requires n >= 0; ensures f(n) > 0; // EXPECT violated: postcondition in 'Itself.f(int)'
    /*@ pure @*/ static int f(int n) { int c = 0;
        //@ loop_invariant 0 <= i && i <= n; decreases n - i;
        for (int i = 0; i < n; i++) c = 0;
        return c; }
}
class ModelBody {
  /*@
    requires 0 <= len <= arr.length;
    ensures \result <==> (\forall int k; 0 <= k < len; arr[k] >= 0);
    public static pure model boolean all(final int[] arr, final int len) {
      int i = 0;
      loop_invariant 0 <= i <= len;
      loop_invariant (\forall int k; 0 <= k < i; arr[k] >= 0);
      decreases len - i;
      while (i < len) {
        if (arr[i] < 0) return false;
        i++;
      }
      return true;
    }
  @*/
  //@ requires all(a, a.length); ensures \result >= 0;
  static int good(int[] a) { return a.length == 0 ? 0 : a[0]; }
  //@ requires all(a, a.length); ensures \result > 0; // EXPECT violated: postcondition in 'ModelBody.bad(int[])'
  static int bad(int[] a) { return a.length == 0 ? 1 : a[0]; }
}
