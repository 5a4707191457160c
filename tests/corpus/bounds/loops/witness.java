// ARGS --witness --array-length 3 --method Witness.sum
class Witness {
    //@ requires a.length > 1;
    static int sum(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length && a[i] != 7; i++)
            sum += a[i];
        return sum;
    }
}
// OUTPUT witness.java:6 for in sum: 0 times
// OUTPUT before the call
// OUTPUT a = int[2] {7, 0}
// OUTPUT at the head of the loop
// OUTPUT 1 sum = 0, i = 0
// OUTPUT witness.java:6 for in sum: 3 times
// OUTPUT a = int[3] {0, 0, 0}
// OUTPUT 4 sum = 0, i = 3
