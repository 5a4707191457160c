// Values are converted in specifications as by assignment, and unboxed.
class Conversions {
    int x;
    //@ ghost long total;
    //@ model long wide;
    //@ represents wide = x;

    //@ ensures total == x;
    void ghost() {
        //@ set total = x;
    }

    //@ old long before = x;
    //@ ensures before == x && wide == x;
    void oldVariable() {
    }

    //@ ensures wide == x;
    //@ signals (IllegalStateException) x > 0; // EXPECT violated: exceptional postcondition in 'Conversions.wideWrong()'
    void wideWrong() {
        if (x >= 0) {
            throw new IllegalStateException();
        }
    }

    //@ ensures \result == (b == null ? -1 : b);
    static int box(/*@ nullable @*/ Integer b) {
        return b == null ? -1 : b;
    }

    //@ ensures \result == b + 1; // EXPECT violated: postcondition in 'Conversions.boxNull(Integer)'
    static int boxNull(/*@ nullable @*/ Integer b) {
        return b == null ? 1 : b + 1;
    }

    //@ ensures a != null ==> (a == null ? 1 : 2) == 2;
    //@ ensures \result <==> !b;
    static boolean not(Boolean b, int /*@ nullable @*/ [] a) {
        return !b;
    }
}
// OUTPUT HOLDS Conversions.ghost()
// OUTPUT HOLDS Conversions.oldVariable()
// OUTPUT HOLDS Conversions.box(Integer)
// OUTPUT HOLDS Conversions.not(Boolean, int[])
