// measured_by where several methods call each other: the measure of what is called is less.
class Together {
    //@ requires 0 <= n && n < 100; measured_by n; ensures \result <==> n % 2 == 0;
    static boolean even(int n) { return n == 0 ? true : odd(n - 1); }
    //@ requires 0 <= n && n < 100; measured_by n; ensures \result <==> n % 2 == 1;
    static boolean odd(int n) { return n == 0 ? false : even(n - 1); }

    //@ requires 0 <= n && n < 100; measured_by n; ensures true;
    static boolean same(int n) { return n == 0 ? true : same2(n); } // EXPECT violated: measured_by at the recursive call of 'same2' in 'Together.same(int)'
    //@ requires 0 <= n && n < 100; measured_by n; ensures true;
    static boolean same2(int n) { return n == 0 ? false : same(n - 1); }

    //@ requires 0 <= n && n < 100; measured_by 2 * n + 1; ensures true;
    static int first(int n) { return second(n); }
    //@ requires 0 <= n && n < 100; measured_by 2 * n; ensures true;
    static int second(int n) { return n == 0 ? 0 : first(n - 1); }

    // Nothing comes back from there.
    //@ requires 0 < n && n < 9; measured_by 0; ensures \result == 1;
    static int use(int n) { return leaf(n); }
    //@ requires 0 < n && n < 9; measured_by n; ensures \result == 1;
    static int leaf(int n) { return n == 1 ? 1 : leaf(n - 1); }

    //@ requires n >= 0; measured_by (long) n; ensures true;
    static int sorts(int n) { return n == 0 ? 0 : sorts2(n - 1); }
    //@ requires n >= 0; measured_by n; ensures true;
    static int sorts2(int n) { return n == 0 ? 0 : sorts(n - 1); }
}
class Cases {
    // Each measure becomes less by itself, and the method calls itself for ever.
    /*@ requires n == 1; measured_by n == 1 ? 0 : 1; ensures true;
      @ also requires n == 2; measured_by n == 1 ? 5 : 4; ensures true; @*/
    static int turns(int n) { return n == 1 ? turns(2) : turns(1); } // EXPECT violated: measured_by at the recursive call of 'turns' in 'Cases.turns(int)'
    /*@ requires n <= 0; measured_by 0; ensures \result == 0;
      @ also requires n > 0; measured_by n; ensures \result == 0; @*/
    static int ends(int n) { return n <= 0 ? 0 : ends(n - 1); }
}
// OUTPUT for every input, 32-bit int; calls of 'sorts2' by contract, whether the recursion ends is not checked; all else followed to its end
