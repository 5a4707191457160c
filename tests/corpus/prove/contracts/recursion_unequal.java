// Recursion that ends where two numbers are equal: what it returns is found and proved.
class Recursion {
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == 2 * n;
    static int twice(int n) {
        if (n != 0)
            return twice(n - 1) + 2;
        return 0;
    }

    //@ requires 0 <= n && n <= m && m <= 1000;
    //@ ensures \result == m - n;
    static int distance(int n, int m) {
        if (n != m)
            return distance(n + 1, m) + 1;
        return 0;
    }

    //@ requires 0 <= n && n <= 1000;
    static int caller(int n) {
        int k = same(n);
        //@ assert k == n;
        return k;
    }

    static int same(int n) {
        return n == 0 ? 0 : same(n - 1) + 1;
    }
}
