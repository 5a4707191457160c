class Nested {
    //@ requires n >= 0 && m >= 0 && n < 1000 && m < 1000;
    //@ ensures \result >= 0;
    static int grid(int n, int m) {
        int last = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                last = i;
        return last;
    }
}
// OUTPUT PROVED Nested.grid(int, int)
