// Static final fields hold what the static initialiser computed. What it made is as it was made
// where nothing can have changed it since.
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Statics {
    static final int SIZE = sum(5);
    static final String NAME = "n" + SIZE;
    static final double UNKNOWN = String.class.getNestHost().hashCode();
    private static final int[] DAYS = {31, 28, 31, 30};
    private static final int[][] GRID = {{1, 2}, {3, 4, 5}};
    private static final int[] SQUARES = new int[200];
    private static final Map<String, Integer> CODES = new HashMap<>();
    public static final int[] OPEN = {1, 2};
    private static final int[] WRITTEN = {1, 2};
    static final List<Integer> FIXED = List.of(7, 8);
    static final Point ORIGIN = new Point(3, 4);
    static final int LATE;
    static int counter = 1;
    static final int ID = counter++ * 10 + counter;

    static {
        for (int i = 0; i < SQUARES.length; i++)
            SQUARES[i] = i * i;
        CODES.put("a", 1);
        CODES.put("b", 2);
        LATE = DAYS[1] + Other.BASE;
    }

    static int sum(int n) {
        return n == 0 ? 0 : n - 1 + sum(n - 1);
    }

    static class Point {
        final int x;
        int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static class Other {
        static final int BASE = Integer.parseInt("40");
    }

    //@ ensures \result == 10 && SIZE == 10;
    static int size() {
        return SIZE;
    }

    //@ ensures \result == 11; // EXPECT violated: postcondition in 'Statics.sizeWrong()'
    static int sizeWrong() {
        return SIZE;
    }

    //@ ensures \result.equals("n10");
    static String name() {
        return NAME;
    }

    //@ ensures \result.equals("n1"); // EXPECT violated: postcondition in 'Statics.nameWrong()'
    static String nameWrong() {
        return NAME;
    }

    //@ requires 0 <= m && m < 4;
    //@ ensures \result >= 28;
    static int days(int m) {
        return DAYS[m];
    }

    //@ requires 0 <= m && m < 4;
    //@ ensures \result > 28; // EXPECT violated: postcondition in 'Statics.daysWrong(int)'
    static int daysWrong(int m) {
        return DAYS[m];
    }

    //@ ensures \result == 15;
    static int grid() {
        int sum = 0;
        for (int i = 0; i < GRID.length; i++)
            for (int j = 0; j < GRID[i].length; j++)
                sum += GRID[i][j];
        return sum;
    }

    //@ requires 0 <= i && i < 2;
    //@ ensures \result <= 3; // EXPECT violated: postcondition in 'Statics.gridWrong(int)'
    static int gridWrong(int i) {
        return GRID[i][1];
    }

    //@ requires 0 <= m && m < 200;
    //@ ensures \result == m * m;
    static int squares(int m) {
        return SQUARES[m];
    }

    //@ ensures \result == 3;
    static int codes() {
        return CODES.get("a") + CODES.get("b");
    }

    //@ ensures \result; // EXPECT violated: postcondition in 'Statics.codesWrong()'
    static boolean codesWrong() {
        return CODES.containsKey("c");
    }

    // Any class may write to it, but it has two elements.
    //@ ensures \result == 2;
    static int openLength() {
        return OPEN.length;
    }

    //@ ensures \result == 1; // EXPECT violated: postcondition in 'Statics.open()'
    static int open() {
        return OPEN[0];
    }

    //@ requires 0 <= i && i < 2;
    static void write(int i) {
        WRITTEN[i] = 7;
    }

    //@ ensures \result == 2; // EXPECT violated: postcondition in 'Statics.written()'
    static int written() {
        return WRITTEN[1];
    }

    //@ ensures \result == 15;
    static int fixed() {
        return FIXED.get(0) + FIXED.get(1);
    }

    //@ ensures \result == 3 && ORIGIN != null;
    static int origin() {
        return ORIGIN.x;
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Statics.originWrong()'
    static int originWrong() {
        return ORIGIN.y;
    }

    // A parameter may be the very object.
    //@ ensures !\result; // EXPECT violated: postcondition in 'Statics.isOrigin(Statics.Point)'
    static boolean isOrigin(Point p) {
        return p == ORIGIN;
    }

    //@ ensures p.x != 3 ==> !\result;
    static boolean isOriginRight(Point p) {
        return p == ORIGIN;
    }

    //@ ensures \result == 68;
    static int late() {
        return LATE;
    }

    // At the time of the initialiser it was 1; now it may be anything.
    //@ ensures \result == 12;
    static int id() {
        return ID;
    }

    //@ ensures \result == 2; // EXPECT violated: postcondition in 'Statics.count()'
    static int count() {
        return counter;
    }

    // What the initialiser cannot compute does harm only where it is read.
    //@ ensures \result >= x;
    static int unknown(int x) {
        if (x >= 0)
            return x;
        return UNKNOWN > 1 ? 1 : 2; // either is more
    }

    //@ ensures \result == 1;
    static int unknownMatters() {
        return UNKNOWN > 1 ? 1 : 2; // EXPECT unknown: the static field 'UNKNOWN', which depends on a call of 'getNestHost', which has no body, (not modelled) in 'Statics.unknownMatters()'
    }

    //@ ensures \result;
    static boolean unknownIsOne() {
        double before = UNKNOWN;
        return before == UNKNOWN || before != before;
    }
}

// Which is initialised first?
class First {
    static final int A = Second.B + 1;
}

class Second {
    static final int B = First.A + 1;
    static final int KNOWN = Math.abs(-3);

    //@ ensures \result == 2; // EXPECT-NEXT unknown: the static field 'B', which depends on which class is initialised first, (not modelled) in 'Second.b()'
    static int b() { return B; }

    //@ ensures \result == 3;
    static int known() {
        return KNOWN;
    }
}

class Throws {
    static final int ZERO = Integer.parseInt("0");
    static final int NEVER = 1 / ZERO;
    static final int AFTER = Math.abs(-1);

    static int after() {
        return AFTER;
    }
}

class UsesThrows {
    //@ ensures \result == 1;
    static int after() {
        return Throws.after(); // EXPECT unknown: the static initialiser of 'Throws', which throws, (not modelled) in 'UsesThrows.after()'
    }
}
// OUTPUT HOLDS Statics.size()
// OUTPUT HOLDS Statics.name()
// OUTPUT HOLDS Statics.days(int)
// OUTPUT HOLDS Statics.grid()
// OUTPUT HOLDS Statics.squares(int)
// OUTPUT HOLDS Statics.codes()
// OUTPUT HOLDS Statics.openLength()
// OUTPUT HOLDS Statics.fixed()
// OUTPUT HOLDS Statics.origin()
// OUTPUT HOLDS Statics.isOriginRight(Statics.Point)
// OUTPUT HOLDS Statics.late()
// OUTPUT HOLDS Statics.id()
// OUTPUT HOLDS Second.known()
