// A number that is one of two is left to callers where both are theirs; one that was written is not, wherever it stands.
// ARGS --all --numbers reasonable
public class numbers_chosen {
    private final int[] items = new int[2];

    public int either(boolean isFirst, int first, int second) {
        return items[isFirst ? first : second];
    }

    public int orWritten(boolean isGiven, int index) {
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'numbers_chosen.orWritten(boolean, int)'
        return items[isGiven ? index : 7];
    }

    public int writtenOr(boolean isWritten, int index) {
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'numbers_chosen.writtenOr(boolean, int)'
        return items[isWritten ? 7 : index];
    }
}
// OUTPUT HOLDS numbers_chosen.either(boolean, int, int)
// EXIT 1
