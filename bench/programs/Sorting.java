// bench quicksort mergeSort heapSort: HOLDS

/** Sorting arrays of ints. */
public class Sorting {
    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
      @ ensures (\forall int k; (\num_of int i; 0 <= i && i < a.length; a[i] == k)
      @                         == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)));
      @*/
    static void quicksort(int[] a) {
        quicksortRange(a, 0, a.length - 1);
    }

    private static void quicksortRange(int[] a, int first, int last) {
        if (first >= last) {
            return;
        }
        int middle = partition(a, first, last);
        quicksortRange(a, first, middle - 1);
        quicksortRange(a, middle + 1, last);
    }

    /** Moves the values below the last one to the front; where that one then stands. */
    private static int partition(int[] a, int first, int last) {
        int pivot = a[last];
        int end = first;
        for (int i = first; i < last; i++) {
            if (a[i] < pivot) {
                swap(a, i, end);
                end++;
            }
        }
        swap(a, end, last);
        return end;
    }

    private static void swap(int[] a, int i, int j) {
        int value = a[i];
        a[i] = a[j];
        a[j] = value;
    }

    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
      @ ensures (\forall int k; (\num_of int i; 0 <= i && i < a.length; a[i] == k)
      @                         == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)));
      @*/
    static void mergeSort(int[] a) {
        mergeSortRange(a, 0, a.length, new int[a.length]);
    }

    private static void mergeSortRange(int[] a, int from, int to, int[] spare) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) >>> 1;
        mergeSortRange(a, from, middle, spare);
        mergeSortRange(a, middle, to, spare);
        merge(a, from, middle, to, spare);
    }

    private static void merge(int[] a, int from, int middle, int to, int[] spare) {
        int left = from;
        int right = middle;
        for (int i = from; i < to; i++) {
            if (left < middle && (right >= to || a[left] <= a[right])) {
                spare[i] = a[left++];
            } else {
                spare[i] = a[right++];
            }
        }
        for (int i = from; i < to; i++) {
            a[i] = spare[i];
        }
    }

    /*@ assignable a[*];
      @ ensures (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
      @ ensures (\forall int k; (\num_of int i; 0 <= i && i < a.length; a[i] == k)
      @                         == \old((\num_of int i; 0 <= i && i < a.length; a[i] == k)));
      @*/
    static void heapSort(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) {
            siftDown(a, i, a.length);
        }
        for (int end = a.length - 1; end > 0; end--) {
            swap(a, 0, end);
            siftDown(a, 0, end);
        }
    }

    /** The first places up to the end are a heap, largest value first, but for this one: it may be too small. */
    private static void siftDown(int[] a, int start, int end) {
        int at = start;
        while (2 * at + 1 < end) {
            int child = 2 * at + 1;
            if (child + 1 < end && a[child] < a[child + 1]) {
                child++;
            }
            if (a[at] >= a[child]) {
                return;
            }
            swap(a, at, child);
            at = child;
        }
    }
}
