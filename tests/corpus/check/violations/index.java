class IndexOutOfBounds {
    //@ requires 0 <= i;
    //@ ensures \result == a[i];
    static int above(int[] a, int i) {
        return a[i]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException
    }

    //@ requires i < a.length;
    //@ assignable a[*];
    static void below(int[] a, int i) {
        a[i] = 0; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException
    }

    //@ requires 0 <= i && i < a.length;
    //@ ensures \result == a[i];
    static int within(int[] a, int i) {
        return a[i];
    }
}
// OUTPUT HOLDS IndexOutOfBounds.within(int[], int)
