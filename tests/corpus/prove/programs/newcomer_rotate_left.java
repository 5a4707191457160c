// All elements one place to the left, the first one to the end.
class Rotate {
    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length - 1; a[k] == \old(a[k + 1]));
    //@ ensures a[a.length - 1] == \old(a[0]);
    static void left(int[] a) {
        int first = a[0];
        for (int i = 0; i + 1 < a.length; i++)
            a[i] = a[i + 1];
        a[a.length - 1] = first;
    }
}
// OUTPUT PROVED Rotate.left(int[])
