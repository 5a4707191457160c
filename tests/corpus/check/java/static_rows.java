// Rows of a static table in local variables: nobody changes what is in them, or somebody does.
class StaticRows {
    private static final int[][] READ = {{1, 2}, {3, 4, 5}};
    private static final int[][] CHANGED = {{1, 2}, {3, 4, 5}};
    private static final int[][] CHANGED_LATER = {{1, 2}, {3, 4, 5}};
    private static final int[][] GIVEN = {{1, 2}, {3, 4, 5}};
    private static final int[] PLAIN = {1, 2};

    //@ ensures \result == 5;
    static int longest() {
        int most = 0;
        for (int[] row : READ) {
            for (int element : row) {
                most = Math.max(most, element);
            }
        }
        return most;
    }

    //@ ensures \result == 4;
    static int element() {
        int[][] all = READ;
        int[] row = all[1];
        return row[1];
    }

    static void change(int index) {
        for (int[] row : CHANGED) {
            row[0] = index;
        }
    }

    //@ requires CHANGED[0] != null && CHANGED[0].length == 2;
    //@ ensures \result == 1; // EXPECT violated: postcondition
    static int changed() {
        return CHANGED[0][0];
    }

    static void changeLater() {
        int[][] all = CHANGED_LATER;
        int[] row = all[0];
        row[0]++;
    }

    //@ requires CHANGED_LATER[0] != null && CHANGED_LATER[0].length == 2;
    //@ ensures \result == 1; // EXPECT violated: postcondition
    static int changedLater() {
        return CHANGED_LATER[0][0];
    }

    static int[] given(int index) {
        int[] row = GIVEN[0];
        return row;
    }

    //@ requires GIVEN[0] != null && GIVEN[0].length == 2;
    //@ ensures \result == 1; // EXPECT violated: postcondition
    static int givenAway() {
        return GIVEN[0][0];
    }

    static void fill() {
        int[] local = PLAIN;
        java.util.Arrays.fill(local, 7);
    }

    //@ ensures \result == 1; // EXPECT violated: postcondition
    static int filled() {
        return PLAIN[0];
    }
}
