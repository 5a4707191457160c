// Executed, a method may break its contract: such executions do not count, and Jury says so.
// ARGS --array-length 6 --calls inline
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

// What nobody keeps is not called unreachable.
class Never {
    //@ ensures \result > n;
    static int next(int n) {
        return n;
    }

    static void run(int n) {
        while (next(n) > 0)
            n--;
    }
}
// OUTPUT contracts.java:12 for run 2 4 exact
// OUTPUT tests/corpus/bounds/loops/contracts.java:14:9: note: executions in which 'Contracts.limit(int)' breaks its contract do not count in 'Contracts.run(int[])'
// OUTPUT contracts.java:26 while run ? ? not known: 'Never.next(int)' breaks its contract at line 26
// EXIT 3
