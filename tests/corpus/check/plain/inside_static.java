// What is inside of an object that a static initialiser made, and that nobody was seen to change, is no finding: such states are possible.
// ARGS --all --timeout 20
// EXIT 1
class Row {
    private final int[] cells;

    Row(int... cells) {
        this.cells = cells;
    }

    int at(int n) {
        return cells[n & 1]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'Table.at(int)'
    }
}

class Rows {
    private final Row[] rows;

    Rows(Row... rows) {
        this.rows = rows;
    }

    int at(int n) {
        return rows[n & 1].at(n >> 1);
    }
}

public class Table {
    private static final Rows ROWS = new Rows(new Row(1, 2), new Row(3, 4));

    public static int at(int n) { // EXPECT cut: objects in states that no calls were found to build in 'Table.at(int)'
        return ROWS.at(n);
    }

    public static int share(int n) {
        return 1 / (n & 1); // EXPECT violated: division by zero: ArithmeticException in 'Table.share(int)'
    }
}
