// An array that one thing refers to stands where it is referred to, the shortest that does.
class Arrays {
    // EXPECT-NEXT violated: postcondition
    //@ ensures \result <= 0;
    static int largest(int[] a) {
        int max = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] > max) {
                max = a[i];
            }
        }
        return max;
    }

    //@ requires a.length > 0;
    // EXPECT-NEXT violated: postcondition
    //@ ensures b.length == 0 || b[0] == \old(b[0]);
    //@ assignable a[*];
    static void clear(int[] a, int[] b) {
        a[0] = 0;
    }
}
// OUTPUT a = int[1] {1}
// OUTPUT path
// OUTPUT 6 int max = 0; max = 0
// OUTPUT 7 for (int i = 0; i < a.length; i++) { i = 0
// OUTPUT 9 max = a[i]; max = 1
// OUTPUT 7 for (int i = 0; i < a.length; i++) { i = 1
// OUTPUT \result = 1
// OUTPUT a = int[]#1 {1}
// OUTPUT b = int[]#1
// OUTPUT 20 a[0] = 0; a[0] = 0
