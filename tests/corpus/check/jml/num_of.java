// COVERS \num_of
// What is counted: numbers of a range, pairs, objects that are there; in any order.
class NumOf {
    static class Item {
        boolean isDone;
        /*@ nullable */ Item next;
    }

    //@ requires 0 <= i && i < a.length && 0 <= j && j < a.length;
    /*@ ensures (\forall int k; (\num_of int x; 0 <= x && x < a.length; a[x] == k)
      @                         == \old((\num_of int x; 0 <= x && x < a.length; a[x] == k)));
      @*/
    static void swap(int[] a, int i, int j) {
        int value = a[i];
        a[i] = a[j];
        a[j] = value;
    }

    //@ requires 0 <= i && i < a.length && 0 <= j && j < a.length;
    /*@ ensures (\forall int k; (\num_of int x; 0 <= x && x < a.length; a[x] == k) // EXPECT violated: postcondition in 'NumOf.swapWrong(int[], int, int)'
      @                         == \old((\num_of int x; 0 <= x && x < a.length; a[x] == k)));
      @*/
    static void swapWrong(int[] a, int i, int j) {
        a[i] = a[j];
        a[j] = a[i];
    }

    // Not from 0.
    //@ requires n < 1000 && m < 1000;
    //@ ensures \result == (\num_of int i; n <= i && i < n + 3; i < m);
    static int below(int n, int m) {
        return m <= n ? 0 : m >= n + 3 ? 3 : m - n;
    }

    //@ requires n < 1000 && m < 1000;
    //@ ensures \result == (\num_of int i; n <= i && i < n + 3; i < m); // EXPECT violated: postcondition in 'NumOf.belowWrong(int, int)'
    static int belowWrong(int n, int m) {
        return m <= n ? 0 : m > n + 3 ? 3 : m - n - 1;
    }

    //@ ensures \result == (\num_of int i, j; 0 <= i && i < j && j < a.length; a[i] == a[j]);
    static int pairs(int[] a) {
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            for (int j = i + 1; j < a.length; j++) {
                count += a[j] == a[i] ? 1 : 0;
            }
        }
        return count;
    }

    //@ ensures \result == (\num_of int i, j; 0 <= i && i < j && j < a.length; a[i] == a[j]); // EXPECT violated: postcondition in 'NumOf.pairsWrong(int[])'
    static int pairsWrong(int[] a) {
        int count = 0;
        for (int i = 1; i < a.length; i++) {
            count += a[i] == a[i - 1] ? 1 : 0;
        }
        return count;
    }

    //@ requires !item.isDone;
    //@ ensures (\num_of Item i; i.isDone) == \old((\num_of Item i; i.isDone)) + 1;
    static void complete(Item item) {
        item.isDone = true;
    }

    //@ ensures (\num_of Item i; i.isDone) == \old((\num_of Item i; i.isDone)) + 1; // EXPECT violated: postcondition in 'NumOf.completeWrong(NumOf.Item)'
    static void completeWrong(Item item) {
        item.isDone = true;
    }

    // Only where the array is there.
    //@ ensures a != null ==> \result == (\num_of int i; 0 <= i && i < a.length; a[i] != 0);
    //@ ensures a == null ==> \result == -1;
    static int nonzero(/*@ nullable */ int[] a) {
        if (a == null) {
            return -1;
        }
        int count = 0;
        for (int value : a) {
            count += value != 0 ? 1 : 0;
        }
        return count;
    }
}
