// With --numbers reasonable, whether anybody asked about an argument is looked for in methods that it is handed to, also where they hand it to themselves.
// ARGS --all --numbers reasonable
class asked_by_recursion {
    private static int after(int number, int steps) {
        return steps > 2 ? number : after(number, steps + 1);
    }

    // Nobody asked whether it is negative: that is left to callers.
    // OUTPUT rejects, for example size = -1, with NegativeArraySizeException
    static int[] unseen(int size) {
        after(size, 0);
        return new int[2 * size]; // EXPECT cut: creation of a longer array
    }
}
