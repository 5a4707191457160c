// Executions that break the contract of a method called do not count.
// ARGS --array-length 6
class Contracts {
    //@ requires 2 <= n;
    //@ ensures \result <= 4;
    static int limit(int n) {
        return n;
    }

    static void run(int[] a) {
        int n = 0;
        for (int i = 0; i < a.length; i++)
            n++;
        limit(n);
    }
}
// OUTPUT contracts.java:12 for run 2 4 exact
