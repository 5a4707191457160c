// ARGS --encoding quantified --calls inline --bits 4 --objects 2 --array-length 2
// A call that is inlined ends in two ways; each leads on to where it belongs.
class Ends {
    int count;

    private void step(int[] a, int i) {
        count++;
        a[i] = 1;
        count++;
    }

    //@ requires 0 <= count && count < 3;
    //@ ensures 0 <= i && i < a.length ==> \result && count == \old(count) + 2 && a[i] == 1;
    //@ ensures i < 0 || a.length <= i ==> !\result && count == \old(count) + 1;
    boolean caught(int[] a, int i) {
        try {
            step(a, i);
            return true;
        } catch (ArrayIndexOutOfBoundsException e) {
            return false;
        }
    }

    //@ requires 0 <= count && count < 3;
    //@ ensures \result;
    boolean missed(int[] a, int i) { // EXPECT-PREV violated: postcondition in 'Ends.missed(int[], int)'
        try {
            step(a, i);
            return true;
        } catch (ArrayIndexOutOfBoundsException e) {
            return count == 4;
        }
    }

    //@ requires 0 <= count && count < 3 && 0 <= i;
    //@ ensures i < a.length && count == \old(count) + 3;
    //@ signals (ArrayIndexOutOfBoundsException e) a.length <= i && count == \old(count) + 2;
    void finished(int[] a, int i) {
        try {
            step(a, i);
        } finally {
            count++;
        }
    }

    private void twice(int[] a, int i) {
        step(a, i);
        step(a, i + 1);
    }

    //@ requires 0 <= count && count < 3 && 0 <= i && i < 4;
    // EXPECT-NEXT violated: exceptional postcondition in 'Ends.broken(int[], int)'
    //@ signals (ArrayIndexOutOfBoundsException e) count == \old(count) + 1;
    void broken(int[] a, int i) {
        twice(a, i);
    }
}
