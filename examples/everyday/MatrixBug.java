// jury check --all: CUT
// jury check --all: VIOLATED MatrixBug.trace()
/** Matrix once more, but the trace takes every matrix for a square. */
public class MatrixBug {
    private final int rows;
    private final int columns;
    private final int[][] cells;

    public MatrixBug(int rows, int columns) {
        if (rows < 1 || columns < 1) {
            throw new IllegalArgumentException("size");
        }
        this.rows = rows;
        this.columns = columns;
        this.cells = new int[rows][columns];
    }

    public void set(int row, int column, int value) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException(row + ", " + column);
        }
        cells[row][column] = value;
    }

    public int trace() {
        int sum = 0;
        for (int i = 0; i < rows; i++) {
            sum += cells[i][i];
        }
        return sum;
    }
}
