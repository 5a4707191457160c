// That a method ends is shown, or the verdict says that it only holds if it does.
class Termination {
    int size;

    //@ ensures false;
    static void forEver(int n) {
        while (true)
            n = n * 3;
    }

    //@ requires n > 0;
    //@ ensures \result == 1;
    static int collatz(int n) {
        while (n != 1)
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        return n;
    }

    //@ diverges true;
    //@ ensures false;
    static void server(int n) {
        while (true)
            n = n * 3;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int up(int n) {
        int i = 0;
        while (i < n)
            i++;
        return i;
    }

    // All of the way round, if it must be.
    //@ ensures \result == n;
    static int round(int n) {
        int i = 0;
        while (i != n)
            i++;
        return i;
    }

    // May go past n for ever.
    //@ ensures \result == n;
    static int twos(int n) {
        int i = 0;
        while (i != n)
            i += 2;
        return i;
    }

    // i <= n is true for ever where n is the greatest int.
    //@ ensures \result > n;
    static int past(int n) {
        int i = 0;
        while (i <= n)
            i++;
        return i;
    }

    // A pair: x becomes less, or stays and y does.
    //@ requires x >= 0 && y >= 0;
    //@ ensures \result == 0;
    static int pair(int x, int y) {
        while (x > 0) {
            if (y > 0) {
                y--;
            } else {
                x--;
                y = 7;
            }
        }
        return x;
    }

    //@ ensures \result == 0 || n <= 0;
    static int nested(int n) {
        int left = n;
        for (int i = 0; i < n; i++) {
            for (int j = i; j > 0; j--)
                left = left;
            left--;
        }
        return n <= 0 ? 1 : 0;
    }

    //@ requires a != null;
    //@ ensures -1 <= \result && \result < a.length;
    static int search(int[] a, int x) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] == x)
                return middle;
            if (a[middle] < x)
                low = middle + 1;
            else
                high = middle - 1;
        }
        return -1;
    }

    //@ requires size >= 0;
    //@ ensures size == 0;
    //@ assignable size;
    void clear() {
        while (size > 0)
            size--;
    }

    //@ ensures \result == (n < 0 ? 0 : n);
    static int recursive(int n) {
        if (n <= 0)
            return 0;
        return recursive(n - 1) + 1;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    //@ measured_by n;
    static int measured(int n) {
        if (n == 0)
            return 0;
        return measured(n - 1) + 1;
    }

    //@ requires n >= 0;
    //@ ensures \result == 0;
    //@ measured_by n;
    static int notMeasured(int n) {
        if (n == 0)
            return 0;
        return notMeasured(n); // EXPECT violated: measured_by at the recursive call of 'notMeasured' in 'Termination.notMeasured(int)'
    }

    //@ ensures \result;
    static /*@ pure @*/ boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    //@ ensures \result;
    static /*@ pure @*/ boolean odd(int n) {
        return n == 1 || even(n - 1);
    }

    //@ ensures \result;
    static boolean asks(int n) {
        return even(n);
    }

    //@ assignable \nothing;
    //@ ensures true;
    static native int next();

    // Another value every time: that each is farther away than i says nothing.
    //@ ensures true;
    static int counts(int n) {
        int i = 0;
        while (i != next())
            i = i + n;
        return i;
    }
}
// EXIT 1
// OUTPUT PROVED Termination.forEver(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Termination.collatz(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Termination.server(int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.up(int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.round(int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.twos(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Termination.past(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Termination.pair(int, int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.nested(int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.search(int[], int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.clear()
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.recursive(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Termination.measured(int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.even(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Termination.odd(int)
// OUTPUT for every input, 32-bit int; if it ends
// OUTPUT PROVED Termination.asks(int)
// OUTPUT for every input, 32-bit int
// OUTPUT PROVED Termination.counts(int)
// OUTPUT for every input, 32-bit int; if it ends
