// --findings lists what somebody has to look at; what holds is counted.
// ARGS --all --findings
public class findings {
    public static int good(int[] numbers) {
        return numbers.length;
    }

    public static int bad(int[] numbers) {
        return numbers[0]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'findings.bad(int[])'
    }

    public static final class Rows {
        private final int[][] rows = new int[1][1];

        public int[][] rows() {
            return rows;
        }

        public int length() {
            return rows[0].length; // EXPECT possible: null dereference: NullPointerException in 'findings.Rows.length()'
        }
    }
}
// OUTPUT-NOT HOLDS findings.good(int[])
// OUTPUT HOLDS findings.Rows.length()
// OUTPUT 4 methods: 3 hold; 1 violated
