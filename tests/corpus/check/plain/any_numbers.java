// ARGS --all
// An argument may be any number: what Java's own checks refuse is a failure, unless the code rejects it itself.
public class AnyNumbers {
    private final int[] items = new int[4];

    public int get(int index) {
        return items[index]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'AnyNumbers.get(int)'
    }

    public int getChecked(int index) {
        if (index < 0 || index >= items.length) {
            throw new IndexOutOfBoundsException("no item " + index);
        }
        return items[index];
    }

    public static int share(int total, int count) {
        return total / count; // EXPECT violated: division by zero: ArithmeticException in 'AnyNumbers.share(int, int)'
    }

    public static int shareChecked(int total, int count) {
        return count == 0 ? 0 : total / count;
    }
}
// EXIT 1
// OUTPUT HOLDS AnyNumbers.getChecked(int)
// OUTPUT HOLDS AnyNumbers.shareChecked(int, int)
