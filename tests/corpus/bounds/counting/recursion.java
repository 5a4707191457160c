// Recursions that count are as deep as a loop would be long; they need not be followed.
class Counting {
    static int sum(int n) {
        return n <= 0 ? 0 : n + sum(n - 1);
    }

    // With an odd distance it never gets there.
    static void down(int n, int to) {
        if (n != to)
            down(n - 2, to);
    }

    // Negative numbers go all the way round.
    static long gather(int n, long s) {
        if (n == 0)
            return s;
        return gather(n - 1, s + n);
    }

    //@ requires 100 <= n;
    static int from(int n) {
        return sum(n) + 1;
    }

    private static int upTo(int i, int n) {
        if (i < n)
            return upTo(i + 1, n);
        return i;
    }

    //@ requires 0 <= n && n <= 100000;
    static int thousands(int n) {
        return upTo(0, n);
    }

    // What the recursion returns is not known, and so is what depends on it.
    //@ requires n > 0;
    static void after(int n) {
        int k = sum(n);
        for (int i = 0; i < k && i < 3; i++)
            ;
    }
}
// EXIT 3
// OUTPUT recursion.java:3 recursion of 'sum' sum 0 2147483647 exact
// OUTPUT recursion.java:8 recursion of 'down' down 0 2147483647 exact, may not end
// OUTPUT recursion.java:14 recursion of 'gather' gather 0 4294967295 exact
// OUTPUT recursion.java:3 recursion of 'sum' from > sum (line 22) 100 2147483647 exact
// OUTPUT recursion.java:25 recursion of 'upTo' thousands > upTo (line 33) 0 100000 exact
// OUTPUT recursion.java:3 recursion of 'sum' after > sum (line 39) ? ? not known: it depends on what the recursion at line 4 computes, which is too long to follow
// OUTPUT recursion.java:40 for after ? ? not known: it depends on what the recursion at line 4 computes, which is too long to follow
