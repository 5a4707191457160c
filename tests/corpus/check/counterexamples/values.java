// Values are written as Java writes them, and small ones are preferred.
class Values {
    //@ requires c != 'b' && b != 0 && s < -3 && l > 4 && z;
    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 0;
    static long all(char c, byte b, short s, int i, long l, boolean z) {
        return l;
    }
}
// OUTPUT before the call
// OUTPUT c = 'a'
// OUTPUT b = 1
// OUTPUT s = -4
// OUTPUT i = 0
// OUTPUT l = 5L
// OUTPUT z = true
// OUTPUT at the end
// OUTPUT \result = 5L
