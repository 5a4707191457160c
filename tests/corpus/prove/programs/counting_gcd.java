class Counting {
    //@ requires a > 0 && b > 0;
    //@ ensures \result > 0 && \result <= a && \result <= b;
    static int gcd(int a, int b) {
        int x = a;
        int y = b;
        while (x != y)
            if (x > y)
                x = x - y;
            else
                y = y - x;
        return x;
    }
}
// OUTPUT PROVED Counting.gcd(int, int)
