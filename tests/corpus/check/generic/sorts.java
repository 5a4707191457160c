// Generic sorts: the elements are of one class that nobody knows, with a lawful order.
// ARGS --array-length 4
public class Sorts {
    // OUTPUT HOLDS       Sorts.bubble(T[])
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1].compareTo(a[i]) <= 0);
    //@ ensures (\forall int k; 0 <= k && k < a.length; (\num_of int i; 0 <= i && i < a.length; a[i] == a[k]) == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == a[k]));
    public static <T extends Comparable<T>> void bubble(T[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j + 1 < a.length - i; j++) {
                if (a[j].compareTo(a[j + 1]) > 0) {
                    T t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
            }
        }
    }

    // OUTPUT HOLDS       Sorts.insertion(T[])
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1].compareTo(a[i]) <= 0);
    //@ ensures (\forall int k; 0 <= k && k < a.length; (\num_of int i; 0 <= i && i < a.length; a[i] == a[k]) == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == a[k]));
    public static <T extends Comparable<T>> void insertion(T[] a) {
        for (int i = 1; i < a.length; i++) {
            T x = a[i];
            int j = i - 1;
            while (j >= 0 && a[j].compareTo(x) > 0) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
    }

    // OUTPUT HOLDS       Sorts.merge(T[])
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1].compareTo(a[i]) <= 0);
    //@ ensures (\forall int k; 0 <= k && k < a.length; (\num_of int i; 0 <= i && i < a.length; a[i] == a[k]) == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == a[k]));
    public static <T extends Comparable<T>> void merge(T[] a) {
        T[] other = (T[]) new Comparable[a.length];
        sort(a, other, 0, a.length);
    }

    private static <T extends Comparable<T>> void sort(T[] a, /*@ nullable @*/ T[] other, int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) >>> 1;
        sort(a, other, from, middle);
        sort(a, other, middle, to);
        int left = from;
        int right = middle;
        for (int i = from; i < to; i++) {
            if (right == to || (left < middle && a[left].compareTo(a[right]) <= 0)) {
                other[i] = a[left++];
            } else {
                other[i] = a[right++];
            }
        }
        for (int i = from; i < to; i++) {
            a[i] = other[i];
        }
    }

    // OUTPUT HOLDS       Sorts.quick(T[])
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1].compareTo(a[i]) <= 0);
    //@ ensures (\forall int k; 0 <= k && k < a.length; (\num_of int i; 0 <= i && i < a.length; a[i] == a[k]) == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == a[k]));
    public static <T extends Comparable<T>> void quick(T[] a) {
        quickSort(a, 0, a.length - 1);
    }

    private static <T extends Comparable<T>> void quickSort(T[] a, int low, int high) {
        if (low >= high) {
            return;
        }
        T pivot = a[high];
        int i = low;
        for (int j = low; j < high; j++) {
            if (a[j].compareTo(pivot) < 0) {
                swap(a, i, j);
                i++;
            }
        }
        swap(a, i, high);
        quickSort(a, low, i - 1);
        quickSort(a, i + 1, high);
    }

    private static <T> void swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    // OUTPUT HOLDS       Sorts.heap(T[])
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1].compareTo(a[i]) <= 0);
    //@ ensures (\forall int k; 0 <= k && k < a.length; (\num_of int i; 0 <= i && i < a.length; a[i] == a[k]) == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == a[k]));
    public static <T extends Comparable<T>> void heap(T[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) {
            sink(a, i, a.length);
        }
        for (int end = a.length - 1; end > 0; end--) {
            swap(a, 0, end);
            sink(a, 0, end);
        }
    }

    private static <T extends Comparable<T>> void sink(T[] a, int from, int end) {
        int at = from;
        while (2 * at + 1 < end) {
            int child = 2 * at + 1;
            if (child + 1 < end && a[child].compareTo(a[child + 1]) < 0) {
                child++;
            }
            if (a[at].compareTo(a[child]) >= 0) {
                return;
            }
            swap(a, at, child);
            at = child;
        }
    }
}
