// Recursive calls are calls by contract; measured_by shows that they end.
class Recursion {
    /*@ requires n >= 0;
      @ ensures \result == n;
      @ measured_by n;
      @*/
    static int count(int n) {
        return n == 0 ? 0 : 1 + count(n - 1);
    }

    /*@ requires n >= 0;
      @ ensures \result == n;
      @ measured_by n;
      @*/
    static int stuck(int n) {
        return n == 0 ? 0 : stuck(n); // EXPECT violated: measured_by at the recursive call of 'stuck'
    }

    /*@ requires n >= -1;
      @ ensures \result == 0;
      @ measured_by n;
      @*/
    static int below(int n) {
        return n < 0 ? below(n) : 0; // EXPECT violated: measured_by at the recursive call of 'below'
    }

    /*@ requires n >= 0;
      @ ensures \result == n + 1; // EXPECT violated: postcondition
      @ measured_by n;
      @*/
    static int wrong(int n) {
        return n == 0 ? 0 : 1 + wrong(n - 1);
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int unmeasured(int n) {
        return n == 0 ? 0 : 1 + unmeasured(n - 1);
    }
}
// OUTPUT for every input, 32-bit int; calls of 'unmeasured' by contract, whether the recursion ends is not checked; all else followed to its end
