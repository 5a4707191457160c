// With --numbers reasonable, an index or size that is computed from a negative argument, among whatever else, is left to callers where nobody asked
// whether it is negative; so is an array that callers made too short for a place that is written there, and a number made of arguments that is handed on.
// ARGS --all --numbers reasonable
// EXIT 1
public class negative_arguments {
    private final int[] items = {1, 2, 3};
    private int size;

    public void grow() {
        if (size < 3) {
            size++;
        }
    }

    public static int[] averages(int[] data, int period) {
        if (period > data.length) {
            throw new IllegalArgumentException("period");
        }
        return new int[data.length - period]; // EXPECT cut: creation of a longer array
    }

    public static int[] joined(int[] data, int from, int to) {
        int count = to - from;
        if (count <= 0) {
            return new int[0];
        }
        // EXPECT-NEXT violated: negative array size: NegativeArraySizeException in 'negative_arguments.joined(int[], int, int)'
        return new int[data.length + count]; // EXPECT cut: creation of a longer array
    }

    // The count was looked at, and so is what is computed from it.
    public static int[] doubled(int from, int to) {
        int count = to - from;
        if (count <= 0) {
            return new int[0];
        }
        // EXPECT-NEXT violated: negative array size: NegativeArraySizeException in 'negative_arguments.doubled(int, int)'
        return new int[2 * count]; // EXPECT cut: creation of a longer array
    }

    public static int[] unseen(int from, int to) {
        return new int[2 * (to - from)]; // EXPECT cut: creation of a longer array
    }

    public int fromEnd(int back) {
        // EXPECT-NEXT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'negative_arguments.fromEnd(int)'
        return items[size - back];
    }

    public static double[] row(int columns) {
        double[] row = new double[columns + 1]; // EXPECT cut: creation of a longer array
        row[0] = 1;
        return row;
    }

    public static double[] otherRow(int columns) {
        if (columns < 0) {
            throw new IllegalArgumentException("columns");
        }
        double[] row = new double[columns]; // EXPECT cut: creation of a longer array
        row[0] = 1; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'negative_arguments.otherRow(int)'
        return row;
    }

    public int item(int column) {
        if (column >= 3 || column < 0) {
            throw new IndexOutOfBoundsException("column"); // EXPECT violated: exception 'IndexOutOfBoundsException' escapes in 'negative_arguments.last()'
        }
        return items[column];
    }

    // Column 0 is the number of the row.
    public int column(int column) {
        return column < 1 ? 0 : item(column - 1);
    }

    public int last() {
        return item(size - 1);
    }

    // Fails at the same place as last().
    public int checkedColumn(int column) {
        return column < 1 || column > items.length + 1 ? 0 : item(column - 1);
    }

    public int cell(int index) {
        return items[index / (size + 1)];
    }

    // A divisor that the calls that build the object were given, and nobody asked about.
    public static class Grid {
        private final double[][] cells;

        public Grid(int rows, int columns) {
            // EXPECT-NEXT cut: creation of a longer array in 'negative_arguments.Grid.Grid(int, int)'
            // EXPECT-NEXT cut: creation of a longer array in 'negative_arguments.Grid.row(int)'
            cells = new double[rows][columns];
        }

        public int row(int index) {
            // EXPECT-NEXT possible: division by zero: ArithmeticException in 'negative_arguments.Grid.row(int)'
            return cells.length == 0 ? 0 : index / cells[0].length;
        }
    }

    public static class Chunks {
        private final int size;

        public Chunks(int size) {
            if (size < 0) {
                throw new IllegalArgumentException("size");
            }
            this.size = size;
        }

        public int chunk(int index) {
            return index / size; // EXPECT violated: division by zero: ArithmeticException in 'negative_arguments.Chunks.chunk(int)'
        }
    }

    // The same of the calls that build the object.
    public static class Window {
        private final int[] items = {1, 2, 3};
        private final int first;
        private final int count;

        public Window(int first, int count) {
            if (count < -1) {
                throw new IllegalArgumentException("count");
            }
            this.first = first;
            this.count = count;
        }

        public int begin() {
            // EXPECT-NEXT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'negative_arguments.Window.begin()'
            return first < items.length ? items[first] : 0;
        }

        public int room() {
            // EXPECT-NEXT violated: negative array size: NegativeArraySizeException in 'negative_arguments.Window.room()'
            return new int[count].length; // EXPECT cut: creation of a longer array
        }
    }
}
// OUTPUT reached from 'negative_arguments.checkedColumn(int)', too
