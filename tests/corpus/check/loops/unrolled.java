// Unrolled, the default, an invariant is checked in every iteration.
class Unrolled {
    /*@ requires 0 <= n && n < 5;
      @ ensures \result == n;
      @*/
    static int weak(int n) {
        int i = 0;
        //@ maintaining 0 <= i;
        while (i < n)
            i++;
        return i;
    }

    /*@ requires 0 <= n && n < 5;
      @ ensures \result == n;
      @*/
    static int notKept(int n) {
        int i = 0;
        //@ maintaining i <= 3; // EXPECT violated: loop invariant
        while (i < n)
            i++;
        return i;
    }
}
// OUTPUT for every input, 32-bit int; loops and calls followed to their end; at most 4 iterations of the loop at line 9
// OUTPUT-NOT cut by their invariants
