// ARGS --encoding quantified --bits 3 --array-length 4
// With few bits an array is as long as the greatest int, and no creation is cut for that.
class FewBits {
    //@ requires 0 <= n;
    //@ ensures \result.length == n;
    static int[] made(int n) {
        return new int[n];
    }

    //@ requires 0 <= n;
    //@ ensures \result.length < 3; // EXPECT violated: postcondition in 'FewBits.longer(int)'
    static int[] longer(int n) {
        return new int[n]; // EXPECT cut: creation of a longer array in 'FewBits.longer(int)'
    }
}
