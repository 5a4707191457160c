class Counting {
    //@ ensures 0 <= \result && \result <= a.length;
    static int positives(int[] a) {
        int c = 0;
        for (int i = 0; i < a.length; i++)
            if (a[i] > 0)
                c++;
        return c;
    }
}
// OUTPUT PROVED Counting.positives(int[])
