// With --numbers reasonable, an index that is computed from arguments which nobody asked about is left to callers, where it is seen that it is computed from them:
// within a hundred steps, and not further.
// ARGS --all --numbers reasonable
public class far_computed {
    private final int[] items = {1, 2, 3};

    private static int computed(int a, int b, int c, int times) {
        int at = a & ~c;
        for (int i = 1; i <= times; i++)
            at = (at ^ i) + b;
        return at;
    }

    public int near(int a, int b, int c) {
        return items[computed(a, b, c, 24)];
    }

    public int far(int a, int b, int c) {
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'far_computed.far(int, int, int)'
        return items[computed(a, b, c, 25)];
    }
}
// OUTPUT HOLDS       far_computed.near(int, int, int)
// EXIT 1
