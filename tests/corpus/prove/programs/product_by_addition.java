// Sums of products: an iteration adds what the next product has more.
class ProductByAddition {
    //@ requires y >= 0;
    //@ ensures \result == x * y;
    static int upwards(int x, int y) {
        int product = 0;
        for (int i = 0; i < y; i++)
            product += x;
        return product;
    }

    // The loop counts a parameter down: what it was is part of the invariant.
    //@ requires y >= 0;
    //@ ensures \result == x * y;
    static int downwards(int x, int y) {
        int product = 0;
        while (y > 0) {
            product += x;
            y--;
        }
        return product;
    }
}
// OUTPUT PROVED ProductByAddition.upwards(int, int)
// OUTPUT //@ loop_invariant product == x * i;
// OUTPUT PROVED ProductByAddition.downwards(int, int)
// OUTPUT //@ loop_invariant x * \old(y) == product + (x * y);
