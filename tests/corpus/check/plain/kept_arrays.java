// What elements of an array are, between calls, is an invariant where the class keeps the array to itself.
// ARGS --all --timeout 60 --objects 3 --array-length 3
import java.util.Arrays;
import java.util.function.Supplier;

public class kept_arrays {
    public static final class Grid {
        private final int[][] cells;
        private final int columns;

        public Grid(int rows, int columns) {
            if (rows < 1 || columns < 1 || rows > 3 || columns > 3) {
                throw new IllegalArgumentException();
            }
            this.cells = new int[rows][columns];
            this.columns = columns;
        }

        public int sum() {
            int sum = 0;
            for (int i = 0; i < cells.length; i++) {
                for (int j = 0; j < columns; j++) {
                    sum += cells[i][j];
                }
            }
            return sum;
        }

        public int[] row(int i) { // who has a row cannot make it shorter
            return i >= 0 && i < cells.length ? cells[i] : new int[0];
        }
    }

    // The elements below the size are there, the others are not.
    public static final class Texts {
        private String[] items = new String[2];
        private int size;

        public void add(String text) {
            if (size == items.length) {
                items = Arrays.copyOf(items, 3);
            }
            if (size < items.length) {
                items[size++] = text;
            }
        }

        public String pop() {
            if (size == 0) {
                throw new IllegalStateException("empty");
            }
            String text = items[--size];
            items[size] = null;
            return text;
        }

        public int last() {
            return size == 0 ? 0 : items[size - 1].length();
        }
    }

    // Who asks for the rows may change them.
    public static final class Leaking {
        private final int[][] cells = new int[1][1];

        public int[][] rows() {
            return cells;
        }

        public int first() {
            return cells[0][0]; // EXPECT possible: null dereference: NullPointerException in 'kept_arrays.Leaking.first()'
            // EXPECT-PREV possible: index out of bounds: ArrayIndexOutOfBoundsException in 'kept_arrays.Leaking.first()'
        }
    }

    // A lambda may hand them out, too.
    public static final class LeakingLater {
        private final int[][] cells = new int[1][1];

        public Supplier<Object> rows() {
            Object later = cells;
            return () -> later;
        }

        public int first() {
            return cells[0].length; // EXPECT possible: null dereference: NullPointerException in 'kept_arrays.LeakingLater.first()'
        }
    }

    // What somebody gave is not only its own.
    public static final class Given {
        private final int[][] cells;

        public Given(int[][] cells) {
            this.cells = cells;
        }

        public int lengths() {
            int sum = 0;
            for (int[] row : cells) {
                sum += row.length;
            }
            return sum;
        }
    }

    // The library takes elements away.
    public static final class Filling {
        private final String[] items = {"a", "b"};

        public void wipe() {
            Arrays.fill(items, null);
        }

        public int first() {
            return items[0].length(); // EXPECT violated: null dereference: NullPointerException in 'kept_arrays.Filling.first()'
        }
    }

    // A lambda does, whenever somebody calls it.
    public static final class FillingLater {
        private final String[] items = {"a", "b"};

        public Runnable wipe() {
            return () -> items[0] = null;
        }

        public int first() {
            return items[0].length(); // EXPECT possible: null dereference: NullPointerException in 'kept_arrays.FillingLater.first()'
        }
    }

    // A method of the class takes a row away.
    public static final class Clearing {
        private final int[][] cells = new int[2][2];

        public void clear(boolean second) {
            cells[second ? 1 : 0] = null;
        }

        public int first() {
            return cells[0][1]; // EXPECT violated: null dereference: NullPointerException in 'kept_arrays.Clearing.first()'
        }
    }
}

class KeptForPackage {
    final String[] items = {"a", "b"};

    public int first() {
        return items[0].length(); // EXPECT possible: null dereference: NullPointerException in 'KeptForPackage.first()'
    }
}

class ElsewhereInPackage {
    public static void wipe(KeptForPackage of) {
        of.items[0] = null;
    }
}
// OUTPUT invariants found of kept_arrays.Grid: 1 <= cells.length, (\forall int i; 0 <= i && i < cells.length; cells[i] != null), 1 <= columns, (\forall int i; 0 <= i && i < cells.length; cells[i] == null || cells[i].length == columns)
// OUTPUT invariants found of kept_arrays.Texts: 1 <= items.length, 0 <= size, size <= items.length, (\forall int i; 0 <= i && i < items.length && i < size; items[i] != null)
