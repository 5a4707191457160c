// Each verdict that says something is reached by several ways, and they are named.
// ARGS --cross
class Cross {
    //@ requires a != null && 0 <= i && i < a.length;
    //@ ensures \result == a[i];
    static int holds(int[] a, int i) {
        return a[i];
    }

    // EXPECT-NEXT violated: postcondition in 'Cross.violated(int)'
    //@ ensures \result > x;
    static int violated(int x) {
        return x + 1;
    }
}
// OUTPUT also without shortcuts: HOLDS; Z3: HOLDS; quantified encoding: HOLDS; path by path: HOLDS; runs on random inputs: 8 of 8 end as they should; class files: HOLDS
