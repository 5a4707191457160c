class Search {
    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != key);
    static int absent(int[] a, int key) {
        int lo = 0;
        int hi = a.length;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < key)
                lo = mid + 1;
            else if (a[mid] > key)
                hi = mid;
            else
                return mid;
        }
        return -1;
    }
}
// OUTPUT PROVED Search.absent(int[], int)
