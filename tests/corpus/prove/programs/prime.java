// Remainders of two unknown numbers: that equal ones are equal is all that is needed.
class Prime {
    //@ requires n >= 2;
    //@ ensures \result == (\forall int k; 2 <= k && k < n; n % k != 0);
    static boolean isPrime(int n) {
        //@ loop_invariant 2 <= d && d <= n;
        //@ loop_invariant (\forall int k; 2 <= k && k < d; n % k != 0);
        for (int d = 2; d < n; d++)
            if (n % d == 0)
                return false;
        return true;
    }

    //@ requires n >= 2;
    //@ ensures \result == (\forall int k; 2 <= k && k < n; n % k != 0); // EXPECT violated: postcondition in 'Prime.isOdd(int)'
    static boolean isOdd(int n) {
        for (int d = 2; d < n; d += 2)
            if (n % d == 0)
                return false;
        return true;
    }

    //@ requires a.length == b.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]) * b[i]);
    //@ requires a != b;
    static void multiply(int[] a, int[] b) {
        for (int i = 0; i < a.length; i++)
            a[i] = b[i] * a[i];
    }

    //@ requires 0 < b;
    //@ ensures 0 <= \result && \result < b; // EXPECT violated: postcondition in 'Prime.rest(int, int)'
    static int rest(int a, int b) {
        return a % b;
    }
}
// EXIT 1
// OUTPUT PROVED Prime.isPrime(int)
// OUTPUT PROVED Prime.multiply(int[], int[])
