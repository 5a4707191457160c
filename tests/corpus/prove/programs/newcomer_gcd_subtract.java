// The greatest common divisor by subtraction: it is positive, and not larger than either.
class Gcd {
    //@ requires a > 0 && b > 0;
    //@ ensures 0 < \result && \result <= a && \result <= b;
    static int gcd(int a, int b) {
        int x = a, y = b;
        while (x != y) {
            if (x > y)
                x -= y;
            else
                y -= x;
        }
        return x;
    }
}
// OUTPUT PROVED Gcd.gcd(int, int)
