// Specifications are not lowered: SPECIFICATION points to them. Ghost variables are registers.
// ARGS --ir --method Specifications.sum
class Specifications {
    static int sum(int[] a) {
        int s = 0;
        //@ ghost int seen = 0;
        //@ ghost boolean positive = (\forall int i; 0 <= i && i < a.length; a[i] > 0);
        //@ maintaining 0 <= seen;
        for (int i = 0; i < a.length; i++) {
            s += a[i];
            //@ set seen = seen + 1;
        }
        //@ assert seen == a.length;
        return s;
    }
}
// OUTPUT loop 1 header @1 FOR 9
// OUTPUT %6 int = const 0 # line 6
// OUTPUT spec VARIABLE 7 # line 7
// OUTPUT @1 loop 1 header
// OUTPUT spec FOR 9
// OUTPUT spec JML_STATEMENT 11 # line 11
// OUTPUT spec JML_STATEMENT 13 # line 13
