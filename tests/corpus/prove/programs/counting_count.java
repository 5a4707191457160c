class Counting {
    //@ requires n >= 0;
    //@ ensures \result == n;
    static int count(int n) {
        int i = 0;
        while (i < n)
            i++;
        return i;
    }
}
// OUTPUT PROVED Counting.count(int)
