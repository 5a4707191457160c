// ARGS --bits 6
class NonTerm {
    // Not every number is a Fibonacci number, modulo a power of two.
    static int fibonacci(int n) {
        int i = 0, j = 1;
        while (j != n) {
            int t = j + i;
            i = j;
            j = t;
        }
        return j;
    }
}
// OUTPUT fibonacci.java:6 while fibonacci 0 93 exact, may not end
