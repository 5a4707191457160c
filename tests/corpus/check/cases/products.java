// ARGS --array-length 3 --timeout 100
// On one path, with one length, the sums are the same term; products of all executions at once are hard.
class Products {
    //@ requires a.length == b.length;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i] * b[i]);
    static int product(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    //@ requires a.length == b.length;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i] * b[i]); // EXPECT violated: postcondition in 'Products.withoutLast(int[], int[])'
    static int withoutLast(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i + 1 < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
