// ARGS --method factorial --method down --method isEven --method length
// How often a method calls itself, one call inside the other.
class Recursion {
    //@ requires 2 <= n && n < 7;
    static int factorial(int n) {
        return product(n);
    }

    private static int product(int n) {
        return n <= 0 ? 1 : n * product(n - 1);
    }

    static int down(int n) {
        if (n == 0)
            return 0;
        return down(n);
    }

    //@ requires 0 <= n && n <= 4;
    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    private static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    /*@ nullable @*/ Recursion next;

    int length() {
        return next == null ? 1 : 1 + next.length();
    }
}
// OUTPUT recursion.java:9 recursion of 'product' factorial > product (line 6) 2 6 exact
// OUTPUT recursion.java:13 recursion of 'down' down 0 0 exact, may not end
// OUTPUT recursion.java:20 recursion of 'isEven' isEven 0 2 exact
// OUTPUT recursion.java:30 recursion of 'length' length 0 3 exact, may not end
