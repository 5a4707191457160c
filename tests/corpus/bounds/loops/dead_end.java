// A contract that nothing satisfies for some inputs: behind the call no execution goes on, and what the loop would do then is not known.
class DeadEnd {
    //@ requires n >= 0;
    //@ ensures \result == n && \result < 0;
    static native int never(int n);

    //@ requires 0 <= n && n <= 3;
    static void run(int n) {
        for (int i = 0; i < n; i++)
            never(i); // EXPECT unknown: no state in the scope satisfies the contract of 'DeadEnd.never(int)' after this call in 'DeadEnd.run(int)'
    }

    //@ requires 0 <= n && n <= 3;
    static void twice(int n, boolean again) {
        int i = 0;
        while (i < n) {
            if (again ? i == 1 : i == 0)
                never(i); // EXPECT unknown: no state in the scope satisfies the contract of 'DeadEnd.never(int)' after this call in 'DeadEnd.twice(int, boolean)'
            i++;
        }
    }
}
// OUTPUT dead_end.java:16 while twice <= 0 >= 1 not exact: no state in the scope satisfies the contract of 'DeadEnd.never(int)' after this call at line 18
// EXIT 3
