// A variable of the body has no value before the method: inside of \old it has the one of now; a parameter has its first.
class OldOfLocals {
    //@ requires a.length <= 3; assignable a[*];
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
    static void reverse(int[] a) {
        int n = a.length;
        //@ loop_invariant 0 <= i && i <= n / 2;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == \old(a[n - 1 - k]) && a[n - 1 - k] == \old(a[k]));
        //@ loop_invariant (\forall int k; i <= k && k < n - i; a[k] == \old(a[k]));
        for (int i = 0; i < n / 2; i++) {
            int t = a[i];
            a[i] = a[n - 1 - i];
            a[n - 1 - i] = t;
        }
    }

    //@ requires a.length == 3; assignable a[*];
    static void wrong(int[] a) {
        int n = a.length;
        a[0] = a[n - 1];
        n = 2;
        //@ assert a[0] == \old(a[n]);
        //@ assert a[0] == \old(a[n - 1]); // EXPECT violated: assertion in 'OldOfLocals.wrong(int[])'
    }

    //@ requires 0 <= n && n < 9;
    static void parameter(int n) {
        n++;
        int m = n;
        //@ assert \old(n) == n - 1 && \old(m) == n;
        //@ assert \old(n) == n; // EXPECT violated: assertion in 'OldOfLocals.parameter(int)'
    }
}
