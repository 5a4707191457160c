class Extreme {
    // EXPECT-NEXT violated: postcondition
    //@ ensures \result >= 0;
    static int abs(int x) {
        return x < 0 ? -x : x;
    }
}
// OUTPUT x = -2147483648
// OUTPUT \result = -2147483648
