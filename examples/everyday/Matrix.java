// jury check --all: CUT
/** Numbers in rows and columns. */
public class Matrix {
    private final int rows;
    private final int columns;
    private final int[][] cells;

    public Matrix(int rows, int columns) {
        if (rows < 1 || columns < 1) {
            throw new IllegalArgumentException("size");
        }
        this.rows = rows;
        this.columns = columns;
        this.cells = new int[rows][columns];
    }

    public int get(int row, int column) {
        check(row, column);
        return cells[row][column];
    }

    public void set(int row, int column, int value) {
        check(row, column);
        cells[row][column] = value;
    }

    private void check(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException(row + ", " + column);
        }
    }

    public Matrix transposed() {
        Matrix result = new Matrix(columns, rows);
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                result.cells[j][i] = cells[i][j];
            }
        }
        return result;
    }

    public int trace() {
        int sum = 0;
        for (int i = 0; i < Math.min(rows, columns); i++) {
            sum += cells[i][i];
        }
        return sum;
    }
}
