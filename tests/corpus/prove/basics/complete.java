// Without loops that nobody can follow and without objects, looking for a violation ends: that is a proof.
class Complete {
    //@ ensures \result == (x ^ y);
    static int difference(int x, int y) {
        return (x | y) - (x & y);
    }

    //@ ensures \result == (x ^ y) + 1; // EXPECT violated: postcondition in 'Complete.wrong(int, int)'
    static int wrong(int x, int y) {
        return (x | y) - (x & y);
    }

    //@ requires 0 <= n && n < 20;
    //@ ensures \result == n * (n + 1) / 2;
    static int sum(int n) {
        int sum = 0;
        for (int i = 1; i <= n; i++)
            sum += i;
        return sum;
    }

    //@ requires 0 <= n && n < 20;
    //@ ensures \result == n * (n + 1) / 2; // EXPECT violated: postcondition in 'Complete.sumBelow(int)'
    static int sumBelow(int n) {
        int sum = 0;
        for (int i = 1; i < n; i++)
            sum += i;
        return sum;
    }

    //@ ensures \result >= 0;
    static int sign(double x) {
        double y = x * 2;
        return y > 3 ? 1 : 0;
    }

    // Some executions do not end.
    //@ ensures \result == 5;
    static int ends(int x) {
        while (x != 5) {
        }
        return x;
    }
}
// EXIT 1
// OUTPUT PROVED Complete.difference(int, int)
// OUTPUT every execution was followed to its end; no invariants are needed
// OUTPUT PROVED Complete.sum(int)
// OUTPUT PROVED Complete.sign(double)
// OUTPUT for every input, 32-bit int; if it ends
