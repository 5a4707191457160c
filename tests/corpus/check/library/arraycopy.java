// System.arraycopy: overlap, ranges, kinds of arrays, store checks.
class ArrayCopy {
    //@ requires a.length == 4;
    //@ ensures (\forall int i; 0 <= i && i < 3; a[i + 1] == \old(a[i])) && a[0] == \old(a[0]);
    static void shiftUp(int[] a) {
        System.arraycopy(a, 0, a, 1, 3);
    }

    //@ requires a.length == 4;
    //@ ensures (\forall int i; 0 <= i && i < 3; a[i] == \old(a[i + 1])) && a[3] == \old(a[3]);
    static void shiftDown(int[] a) {
        System.arraycopy(a, 1, a, 0, 3);
    }

    //@ requires a.length == 3;
    //@ ensures a[2] == \old(a[0]); // EXPECT violated: postcondition in 'ArrayCopy.smears(int[])'
    static void smears(int[] a) {
        System.arraycopy(a, 0, a, 1, 2);
    }

    //@ requires a.length <= 2 && b.length <= 2;
    //@ ensures (\forall int i; 0 <= i && i < n; b[t + i] == \old(a[s + i]));
    //@ signals (ArrayIndexOutOfBoundsException e) s < 0 || t < 0 || n < 0 || (long) s + n > a.length || (long) t + n > b.length;
    //@ signals_only ArrayIndexOutOfBoundsException;
    static void ranges(int[] a, int s, int[] b, int t, int n) {
        System.arraycopy(a, s, b, t, n);
    }

    //@ requires n >= 0;
    //@ ensures true;
    static void tooFar(char[] a, char[] b, int n) {
        // EXPECT-NEXT violated: exception 'ArrayIndexOutOfBoundsException' is not allowed by the specification in 'ArrayCopy.tooFar(char[], char[], int)'
        System.arraycopy(a, 0, b, 0, n);
    }

    //@ ensures false;
    //@ signals_only ArrayStoreException;
    static void kinds(int[] a, long[] b) {
        System.arraycopy(a, 0, b, 0, 0);
    }

    //@ requires a.length == 1 && b.length == 1;
    //@ ensures b[0] == a[0];
    //@ signals (ArrayStoreException e) !(a[0] instanceof String);
    static void elements(Object[] a, String[] b) {
        System.arraycopy(a, 0, b, 0, 1);
    }
}
