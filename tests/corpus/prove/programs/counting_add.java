class Counting {
    //@ requires a >= 0 && b >= 0 && a < 30000 && b < 30000;
    //@ ensures \result == a + b;
    static int add(int a, int b) {
        int x = a;
        int y = b;
        while (y > 0) {
            x++;
            y--;
        }
        return x;
    }
}
// OUTPUT PROVED Counting.add(int, int)
