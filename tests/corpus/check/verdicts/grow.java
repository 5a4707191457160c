// ARGS --grow 30
// The bug shows in arrays of six elements only.
class Grow {
    //@ requires a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result >= a[i]); // EXPECT violated: postcondition in 'Grow.max(int[])'
    static int max(int[] a) {
        int m = a[0];
        for (int i = 1; i < a.length && i < 5; i++)
            if (a[i] > m)
                m = a[i];
        return m;
    }
}
// OUTPUT grown to 6 objects of each class and arrays of that length
