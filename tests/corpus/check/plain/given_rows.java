// With --numbers reasonable, the rows of a table that was given are as long as the code takes for granted; and an array that was given holds what is put there.
// ARGS --all --numbers reasonable
// EXIT 1
public class given_rows {
    public static int sum(int[][] pairs) {
        int sum = 0;
        for (int[] pair : pairs) {
            sum += pair[0] * pair[1];
        }
        return sum;
    }

    public static int first(int[][] pairs) {
        return pairs[0][1]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'given_rows.first(int[][])'
    }

    public static int made(int n) {
        int[][] rows = new int[n == 1 ? 1 : 2][1];
        return rows[0][1]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'given_rows.made(int)'
    }

    public static int last(int[][] rows) {
        int sum = 0;
        for (int[] row : rows) {
            sum += row[row.length - 1]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'given_rows.last(int[][])'
        }
        return sum;
    }

    public static void fill(Object[] all, Object one) {
        for (int i = 0; i < all.length; i++) {
            all[i] = one;
        }
    }

    public static void fillNumbers(int n, Object one) {
        Object[] all = new Integer[] {n};
        all[0] = one; // EXPECT violated: array store: ArrayStoreException in 'given_rows.fillNumbers(int, Object)'
    }

    public static Object[] with(Object[] all, Object one) {
        Object[] more = java.util.Arrays.copyOf(all, all.length + 1);
        more[all.length] = one;
        return more;
    }

    public static Object room(int size) {
        return java.lang.reflect.Array.newInstance(String.class, size > 3 ? 3 : size);
    }

    public static Object lessRoom(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("size");
        }
        // EXPECT-NEXT violated: exception 'NegativeArraySizeException' escapes in 'given_rows.lessRoom(int)'
        return java.lang.reflect.Array.newInstance(String.class, size > 3 ? 3 : size - 1);
    }

    // The columns of a table are what the code takes them for.
    public static int letters(CharSequence[][] table) {
        int sum = 0;
        for (CharSequence[] row : table) {
            sum += row[0].charAt(0) + row[1].length();
        }
        return sum;
    }

    public static int firstLetters(String[] names) {
        int sum = 0;
        for (String name : names) {
            // EXPECT-NEXT violated: exception 'StringIndexOutOfBoundsException' escapes in 'given_rows.firstLetters(String[])'
            sum += name.charAt(0);
        }
        return sum;
    }
}
