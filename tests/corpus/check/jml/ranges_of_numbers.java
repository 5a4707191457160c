// Quantifiers over numbers whose greatest is no constant, and is bounded by the precondition beyond the arrays of the scope.
class RangesOfNumbers {
    /*@ requires 0 <= n && n <= 12;
      @ ensures \result == (\product int i; 1 <= i && i <= n; i);
      @*/
    static int factorial(int n) {
        return n == 0 ? 1 : n * factorial(n - 1);
    }

    //@ requires 0 <= n && n <= 40;
    //@ ensures \result == (\sum int i; 1 <= i && i <= n; i);
    static int gauss(int n) {
        return n * (n + 1) / 2;
    }

    //@ requires 0 <= n && n <= 40;
    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == (\sum int i; 1 <= i && i <= n; i);
    static int gaussWrong(int n) {
        return n < 38 ? n * (n + 1) / 2 : n * n / 2;
    }

    //@ requires 2 <= n && n <= 60 && (\forall int d; 2 <= d && d < n; n % d != 0);
    //@ ensures \result;
    static boolean isPrime(int n) {
        for (int d = 2; d * d <= n; d++)
            if (n % d == 0)
                return false;
        return true;
    }

    //@ requires 2 <= n && n <= 60 && (\forall int d; 2 <= d && d < n - 1; n % d != 0);
    // EXPECT-NEXT violated: postcondition
    //@ ensures n != 59;
    static void primesWrong(int n) { }

    //@ requires 0 <= n;
    // EXPECT-NEXT unknown: a quantifier over more numbers than the scope has
    //@ ensures \result >= (\sum int i; 0 <= i && i < n; 1);
    static int open(int n) {
        return n;
    }
}
