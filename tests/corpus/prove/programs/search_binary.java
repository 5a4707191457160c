class Search {
    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ ensures -1 <= \result && \result < a.length;
    //@ ensures \result >= 0 ==> a[\result] == key;
    static int binary(int[] a, int key) {
        int lo = 0;
        int hi = a.length - 1;
        while (lo <= hi) {
            int mid = lo + (hi - lo) / 2;
            if (a[mid] < key)
                lo = mid + 1;
            else if (a[mid] > key)
                hi = mid - 1;
            else
                return mid;
        }
        return -1;
    }
}
// OUTPUT PROVED Search.binary(int[], int)
