// ARGS --calls inline --unroll 4
// Calls that are executed: from the measure of the case that the caller is in to that of the case that is called.
// EXIT 1
class Executed {
    /*@ requires n <= 0; measured_by 0; ensures \result == 0;
      @ also requires n > 0; measured_by n; ensures \result == 0; @*/
    static int ends(int n) { return n <= 0 ? 0 : ends(n - 1); } // EXPECT cut: recursion of 'ends', which is deeper than 5 calls in 'Executed.ends(int)'

    /*@ requires n == 1; measured_by n == 1 ? 0 : 1; ensures true;
      @ also requires n == 2; measured_by n == 1 ? 5 : 4; ensures true; @*/
    static int turns(int n) {
        if (n == 1)
            return turns(2); // EXPECT violated: measured_by at the recursive call of 'turns' in 'Executed.turns(int)'
            // EXPECT-PREV cut: recursion of 'turns', which is deeper than 5 calls in 'Executed.turns(int)'
        return turns(1); // EXPECT cut: recursion of 'turns', which is deeper than 5 calls in 'Executed.turns(int)'
    }
}
