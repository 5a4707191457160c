// Every verdict states its scope.
class Holds {
    //@ requires x > Integer.MIN_VALUE;
    //@ ensures \result >= 0 && (\result == x || \result == -x);
    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    //@ requires 0 <= from && from <= a.length;
    //@ ensures \result == (\num_of int i; from <= i && i < a.length; a[i] == 0);
    static int zeros(int[] a, int from) {
        int count = 0;
        for (int i = from; i < a.length; i++) {
            if (a[i] == 0) {
                count++;
            }
        }
        return count;
    }
}
// OUTPUT HOLDS Holds.abs(int)
// OUTPUT for every input, 32-bit int
// OUTPUT HOLDS Holds.zeros(int[], int)
// OUTPUT for every pre-state with arrays up to length 4, 32-bit int; loops and calls followed to their end; at most 4 iterations of the loop at line 13
// OUTPUT 2 methods: 2 hold
