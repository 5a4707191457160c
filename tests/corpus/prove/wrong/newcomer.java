// EXIT 1
// Wrong variants of the newcomer programs.
class Newcomer {
    int[] data;
    int first;
    int size;
    //@ invariant 0 < data.length && data.length <= 1000000 && 0 <= first && first < data.length && 0 <= size && size <= data.length;

    //@ requires size < data.length;
    //@ ensures size == \old(size) + 1;
    void addPastTheEnd(int v) {
        int at = first + size;
        if (at > data.length)
            at -= data.length;
        data[at] = v; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Newcomer.addPastTheEnd(int)'
        size++;
    }

    //@ ensures -1 <= \result && \result < size; // EXPECT violated: postcondition in 'Newcomer.searchTooFar(int)'
    int searchTooFar(int v) {
        int i = size;
        while (i >= 0 && data[i] != v) // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Newcomer.searchTooFar(int)'
            i--;
        return i;
    }

    //@ requires 0 <= from && from < a.length;
    //@ ensures 1 <= \result && from + \result <= a.length;
    //@ ensures from + \result == a.length || a[from + \result] != a[from]; // EXPECT violated: postcondition in 'Newcomer.runStops(int[], int)'
    static int runStops(int[] a, int from) {
        int end = from + 1;
        while (end + 1 < a.length && a[end] == a[from])
            end++;
        return end - from;
    }

    //@ requires a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length - 1; a[k] == \old(a[k + 1]));
    //@ ensures a[a.length - 1] == \old(a[0]); // EXPECT violated: postcondition in 'Newcomer.rotateForgets(int[])'
    static void rotateForgets(int[] a) {
        for (int i = 0; i + 1 < a.length; i++)
            a[i] = a[i + 1];
        a[a.length - 1] = a[0];
    }

    //@ requires 1 <= n && n <= 1000000;
    //@ ensures n <= \result && \result < 2 * n; // EXPECT violated: postcondition in 'Newcomer.powerOnce(int)'
    static int powerOnce(int n) {
        int p = 1;
        while (p <= n)
            p = 2 * p;
        return p;
    }

    //@ requires low <= high;
    //@ ensures (\forall int k; 0 <= k && k < a.length; low <= a[k] && a[k] <= high); // EXPECT violated: postcondition in 'Newcomer.clampSwapped(int[], int, int)'
    static void clampSwapped(int[] a, int low, int high) {
        for (int i = 0; i < a.length; i++)
            if (a[i] < low)
                a[i] = high;
            else if (a[i] >= high)
                a[i] = high + 1;
    }

    //@ requires 0 <= from && from <= to;
    //@ ensures 0 <= \result && \result <= to - from; // EXPECT violated: postcondition in 'Newcomer.countOneMore(int, int)'
    static int countOneMore(int from, int to) {
        int n = 0;
        for (int year = from; year <= to; year++)
            if (year % 4 == 0)
                n++;
        return n;
    }

    //@ ensures \result <==> (\forall int k; 0 <= k && k < a.length; a[k] == a[a.length - 1 - k]); // EXPECT violated: postcondition in 'Newcomer.palindromeSkips(int[])'
    static boolean palindromeSkips(int[] a) {
        for (int i = 1, j = a.length - 2; i < j; i++, j--)
            if (a[i] != a[j])
                return false;
        return true;
    }
}
