// A merge sort of copies. The contract of the recursive call cannot be evaluated for elements of any class: that is
// found out before anything else is asked, and the body is executed.
// ARGS --array-length 4
import java.util.Arrays;
public class MergeCopies {
    // OUTPUT HOLDS       MergeCopies.sort(T[])
    // OUTPUT 'MergeCopies.sort(T[])' executed, as the contract cannot be evaluated here
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1].compareTo(a[i]) <= 0);
    //@ ensures (\forall int k; 0 <= k && k < a.length; (\num_of int i; 0 <= i && i < a.length; a[i] == a[k]) == (\num_of int i; 0 <= i && i < a.length; \old(a[i]) == a[k]));
    public static <T extends Comparable<T>> void sort(T[] a) {
        if (a.length < 2) {
            return;
        }
        int middle = a.length / 2;
        T[] left = Arrays.copyOfRange(a, 0, middle);
        T[] right = Arrays.copyOfRange(a, middle, a.length);
        sort(left);
        sort(right);
        merge(a, left, right);
    }
    private static <T extends Comparable<T>> void merge(T[] a, T[] left, T[] right) {
        int i = 0;
        int j = 0;
        for (int k = 0; k < a.length; k++) {
            if (j == right.length || (i < left.length && left[i].compareTo(right[j]) <= 0)) {
                a[k] = left[i++];
            } else {
                a[k] = right[j++];
            }
        }
    }
}
