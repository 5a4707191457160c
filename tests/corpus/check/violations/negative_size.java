class NegativeSize {
    //@ requires n <= 2;
    //@ ensures \result.length == n;
    static int[] make(int n) {
        return new int[n]; // EXPECT violated: negative array size: NegativeArraySizeException
    }
}
