// `split` has no effect, `loop_assigns` is another word for `loop_writes`, \count of a loop over an array is its index.
class LoopWords {
    //@ ensures \result == 3;
    static int cases(int x) {
        //@ split;
        //@ split x > 3;
        int split = 3;
        return split;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 3;
    static int wrong(int x) {
        //@ split x == 3;
        return x;
    }

    //@ ensures (\forall int i; 0 <= i < a.length; a[i] == 0);
    static void clear(int[] a) {
        //@ loop_invariant 0 <= k <= a.length && (\forall int i; 0 <= i < k; a[i] == 0);
        //@ loop_assigns a[*];
        for (int k = 0; k < a.length; k++)
            a[k] = 0;
    }


    //@ ensures \result == a.length;
    static int count(int[] a) {
        int n = 0;
        //@ loop_invariant n == \count && 0 <= \index <= a.length;
        //@ decreases a.length - \count;
        for (int v : a)
            n++;
        return n;
    }

    //@ ensures true;
    static int late(int[] a) {
        int n = 0;
        // EXPECT-NEXT violated: loop invariant
        //@ loop_invariant n == \count + 1;
        for (int v : a)
            n++;
        return n;
    }
}
