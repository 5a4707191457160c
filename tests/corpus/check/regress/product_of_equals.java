// Two branches that multiply the same where a condition says that two values are equal: one product, for which no solver is needed.
class ProductOfEquals {
    static int area(int width, int height) {
        return width == height ? width * width : width * height;
    }

    //@ ensures \result == width * height;
    static int product(int width, int height) {
        return area(width, height);
    }

    //@ ensures \result == width * width; // EXPECT violated: postcondition in 'ProductOfEquals.square(int, int)'
    static int square(int width, int height) {
        return area(width, height);
    }
}
// OUTPUT HOLDS ProductOfEquals.product(int, int)
