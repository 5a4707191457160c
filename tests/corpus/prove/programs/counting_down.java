class Counting {
    //@ requires n >= 0;
    //@ ensures \result == 0;
    static int down(int n) {
        int x = n;
        int steps = 0;
        while (x > 0) {
            x--;
            steps++;
        }
        assert steps == n;
        return x;
    }
}
// OUTPUT PROVED Counting.down(int)
