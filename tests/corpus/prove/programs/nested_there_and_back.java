class Nested {
    //@ requires n >= 0;
    //@ ensures \result == 0;
    static int thereAndBack(int n) {
        int x = 0;
        while (x < n)
            x++;
        while (x > 0)
            x--;
        return x;
    }
}
// OUTPUT PROVED Nested.thereAndBack(int)
