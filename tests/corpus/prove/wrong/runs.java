// ARGS --way runs
// What runs must not make anyone believe: broken only by large numbers, by long arrays, or late.
class Runs {
    //@ requires 0 <= n;
    //@ ensures 0 <= \result; // EXPECT violated: postcondition in 'Runs.triangle(int)'
    static int triangle(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += i;
            if (i == 12)
                s = -1;
        }
        return s;
    }

    //@ requires 0 <= n;
    //@ ensures \result == 2 * n; // EXPECT violated: postcondition in 'Runs.far(int)'
    static int far(int n) {
        int s = 0;
        for (int i = 0; i < n; i++)
            s += i == 1000 ? 3 : 2;
        return s;
    }

    //@ ensures (\forall int k, l; 0 <= k && k < l && l < a.length; a[k] <= a[l]); // EXPECT violated: postcondition in 'Runs.insertionSort(int[])'
    static void insertionSort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int v = a[i];
            int j = i - 1;
            while (j > 0 && a[j] > v) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = v;
        }
    }

    //@ requires 1 <= y && 0 <= x;
    //@ ensures \result == x * y; // EXPECT violated: postcondition in 'Runs.multiply(int, int)'
    static int multiply(int x, int y) {
        int p = 0, i = x;
        while (i > 0) {
            p += y;
            i -= p > 4 ? 2 : 1;
        }
        return p;
    }
}
// OUTPUT VIOLATED Runs.triangle(int)
// OUTPUT VIOLATED Runs.far(int)
// OUTPUT VIOLATED Runs.insertionSort(int[])
// OUTPUT VIOLATED Runs.multiply(int, int)
