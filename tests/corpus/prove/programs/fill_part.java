class Fill {
    //@ requires 0 <= from && from <= to && to <= a.length;
    //@ ensures (\forall int k; from <= k && k < to; a[k] == v);
    //@ ensures (\forall int k; 0 <= k && k < from; a[k] == \old(a[k]));
    //@ ensures (\forall int k; to <= k && k < a.length; a[k] == \old(a[k]));
    static void part(int[] a, int from, int to, int v) {
        for (int i = from; i < to; i++)
            a[i] = v;
    }
}
// OUTPUT PROVED Fill.part(int[], int, int, int)
