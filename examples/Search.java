// jury check: HOLDS
class Search {
    //@ ensures \result == -1 || (0 <= \result && \result < a.length && a[\result] == x);
    //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != x);
    static int find(int[] a, int x) {
        for (int i = 0; i < a.length; i++)
            if (a[i] == x)
                return i;
        return -1;
    }

    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ ensures \result == -1 || (0 <= \result && \result < a.length && a[\result] == x);
    static int binary(int[] a, int x) {
        int low = 0, high = a.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (a[middle] < x)
                low = middle + 1;
            else if (a[middle] > x)
                high = middle - 1;
            else
                return middle;
        }
        return -1;
    }
}
