// Loops behind each other and inside of each other: what each may assign, and what held when it was reached.
class OneAfterAnother {
    int count, other;

    //@ requires 0 <= n && n < 1000 && count == 0 && other == 0;
    //@ ensures count == n && other == 2 * n;
    void two(int n) {
        //@ maintaining 0 <= i && i <= n && count == i;
        //@ loop_assignable i, count;
        for (int i = 0; i < n; i++)
            count++;
        //@ maintaining 0 <= j && j <= n && other == 2 * j;
        //@ loop_assignable j, other;
        for (int j = 0; j < n; j++)
            other += 2;
    }

    //@ requires 0 <= n && n < 1000 && count == 0 && other == 0;
    //@ ensures count == n && other == n; // EXPECT violated: postcondition in 'OneAfterAnother.wrong(int)'
    void wrong(int n) {
        //@ maintaining 0 <= i && i <= n && count == i;
        //@ loop_assignable i, count;
        for (int i = 0; i < n; i++)
            count++;
        //@ maintaining 0 <= j && j <= n;
        //@ loop_assignable j, count;
        for (int j = 0; j < n; j++)
            count = n;
    }

    //@ requires 0 <= n && n < 1000;
    //@ ensures other == \old(other);
    void nested(int n) {
        //@ maintaining 0 <= i && i <= n;
        //@ loop_assignable i, count;
        for (int i = 0; i < n; i++) {
            int before = count;
            //@ maintaining 0 <= j && j <= i && count == before;
            //@ loop_assignable j;
            for (int j = 0; j < i; j++) {
            }
            count = i;
        }
    }
}
// OUTPUT PROVED OneAfterAnother.two(int)
// OUTPUT PROVED OneAfterAnother.nested(int)
