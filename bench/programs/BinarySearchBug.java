// bench search: VIOLATED from 1

/** Search in a sorted array. */
public class BinarySearchBug {
    /** Where the key stands; or, if it does not, -1 minus the place where it would have to be inserted. */
    /*@ requires (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
      @ assignable \nothing;
      @ ensures \result >= 0 ==> \result < a.length && a[\result] == key;
      @ ensures \result < 0 ==> -1 - \result <= a.length
      @             && (\forall int i; 0 <= i && i < a.length; i < -1 - \result ? a[i] < key : a[i] > key);
      @*/
    static int search(int[] a, int key) {
        int low = 0;
        int high = a.length - 1;
        // BUG: does not look at the last place that is left
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1 - low;
    }
}
