// Loops and recursion are followed as far as they go, where that is not too far.
class Far {
    //@ requires 0 <= n && n <= 100;
    //@ ensures \result == n;
    static int loop(int n) {
        int count = 0;
        for (int i = 0; i < n; i++)
            count++;
        return count;
    }

    //@ requires 0 <= n && n <= 100;
    //@ ensures \result != 77; // EXPECT violated: postcondition in 'Far.loopWrong(int)'
    static int loopWrong(int n) {
        int count = 0;
        for (int i = 0; i < n; i++)
            count++;
        return count;
    }

    //@ ensures \result == 400;
    static int constant() {
        int count = 0;
        for (int i = 0; i < 400; i++)
            count++;
        return count;
    }

    //@ requires 0 <= n && n <= 20;
    //@ ensures \result == n;
    static int recursion(int n) {
        return depth(n);
    }

    private static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }
}
// OUTPUT HOLDS Far.loop(int)
// OUTPUT for every input, 32-bit int; loops and calls followed to their end; at most 100 iterations of the loop at line 7
// OUTPUT HOLDS Far.constant()
// OUTPUT for every input, 32-bit int; loops and calls followed to their end; at most 400 iterations of the loop at line 24
// OUTPUT HOLDS Far.recursion(int)
// EXIT 1
