// \sum and \num_of: from a constant to a limit. Where no loop is, the elements are few or one is written.
class Sums {
    //@ requires a.length > 0;
    //@ ensures (\sum int k; 0 <= k && k < a.length; a[k]) == \old((\sum int k; 0 <= k && k < a.length; a[k])) - \old(a[0]);
    static void clearFirst(int[] a) {
        a[0] = 0;
    }

    //@ requires a.length == 1;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]);
    static int one(int[] a) {
        return a[0];
    }

    //@ requires a.length == 1;
    //@ ensures \result == (\sum int k; 1 <= k && k <= a.length - 1; a[k]);
    static int none(int[] a) {
        return 0;
    }

    //@ requires a.length == 1;
    //@ ensures \result == (\num_of int k; 0 <= k && k < a.length && k != 1; a[k] == 7);
    static int sevens(int[] a) {
        return a[0] == 7 ? 1 : 0;
    }

    // Every row has a sum of its own: what holds for some says nothing of another.
    //@ requires a.length == 2 && (\forall int i; 0 <= i && i < n; (\sum int k; 0 <= k && k < a.length; a[k] * i) == 0);
    //@ requires n == 1;
    //@ ensures \result == 0; // EXPECT violated: postcondition in 'Sums.noRow(int[], int)'
    static int noRow(int[] a, int n) {
        return a[0] * 5 + a[1] * 5;
    }

    //@ requires a.length == 2;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]); // EXPECT violated: postcondition in 'Sums.first(int[])'
    static int first(int[] a) {
        return a[0];
    }

    //@ ensures (\sum int k; 0 <= k && k < a.length; a[k]) == \old((\sum int k; 0 <= k && k < a.length; a[k])) + 1; // EXPECT violated: postcondition in 'Sums.increase(int[], int)'
    //@ requires 0 <= i && i < a.length;
    static void increase(int[] a, int i) {
        a[0]++;
        a[i]++;
    }

    //@ requires n < 10;
    //@ ensures \result == (\sum int k; n <= k && k <= n; k);
    static int fromVariable(int n) {
        return n;
    }

    //@ requires n < 10 && a.length > 0;
    //@ ensures \result == (\sum int k; n <= k && k <= n; k + a[0] - a[0]); // EXPECT unknown: \sum (not modelled) in 'Sums.fromVariable(int[], int)'
    static int fromVariable(int[] a, int n) {
        return n;
    }

    //@ requires 0 <= n && n < 10 && a.length > 0;
    //@ ensures \result == (\num_of int k; 0 <= k; k < n + a[0] - a[0]); // EXPECT unknown: \num_of (not modelled) in 'Sums.withoutLimit(int[], int)'
    static int withoutLimit(int[] a, int n) {
        return n;
    }
}
// OUTPUT PROVED Sums.clearFirst(int[])
// OUTPUT PROVED Sums.one(int[])
// OUTPUT PROVED Sums.none(int[])
// OUTPUT PROVED Sums.sevens(int[])
// OUTPUT VIOLATED Sums.noRow(int[], int)
// OUTPUT VIOLATED Sums.first(int[])
// OUTPUT VIOLATED Sums.increase(int[], int)
// OUTPUT PROVED Sums.fromVariable(int)
