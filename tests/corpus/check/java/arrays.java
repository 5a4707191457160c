class Arrays2 {
    //@ ensures \result.length == 2 && \result[0].length == 3 && \result[1].length == 3;
    //@ ensures \result[0] != \result[1] && \result[1][2] == 0;
    static int[][] made() {
        return new int[2][3];
    }

    //@ ensures \result == null;
    static int /*@ nullable @*/ [] open() {
        int[][] a = new int[2][];
        return a[1];
    }

    //@ ensures \result == 6;
    static int literal() {
        int[][] a = {{1}, {2, 3}};
        return a[0][0] + a[1][0] + a[1][1];
    }

    //@ ensures \result == 7; // EXPECT violated: postcondition in 'Arrays2.literalWrong()'
    static int literalWrong() {
        int[][] a = {{1}, {2, 3}};
        return a[0][0] + a[1][0] + a[1][1];
    }

    // Rows may be the same array.
    //@ requires a.length == 2 && a[0].length == 1 && a[1].length == 1 && a[0] != a[1];
    //@ ensures a[1][0] == \old(a[1][0]);
    static void row(int[][] a) {
        a[0][0] = 5;
    }

    //@ requires a.length == 2 && a[0].length == 1 && a[1].length == 1;
    //@ ensures a[1][0] == \old(a[1][0]); // EXPECT violated: postcondition in 'Arrays2.rowWrong(int[][])'
    static void rowWrong(int[][] a) {
        a[0][0] = 5;
    }

    //@ requires a.length > 0;
    //@ ensures true;
    static int ragged(int[][] a) {
        return a[0][0]; // EXPECT violated: index
    }

    //@ requires 0 <= n && n <= 4;
    //@ ensures \result.length == n && (\forall int i; 0 <= i && i < n; \result[i] == i);
    static int[] fill(int n) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i;
        }
        return a;
    }

    //@ ensures \result != a && \result.length == a.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[i]);
    static int[] copy(int[] a) {
        return a.clone();
    }

    //@ ensures \result == a; // EXPECT violated: postcondition in 'Arrays2.copyWrong(int[])'
    static int[] copyWrong(int[] a) {
        return a.clone();
    }

    //@ requires i >= 0 && i < a.length && j >= 0 && j < a.length;
    //@ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
    static void swap(long[] a, int i, int j) {
        long t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    //@ requires i >= 0 && i < a.length && j >= 0 && j < a.length;
    //@ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]); // EXPECT violated: postcondition in 'Arrays2.swapWrong(int[], int, int)'
    static void swapWrong(int[] a, int i, int j) {
        a[i] = a[i] + a[j];
        a[j] = a[i] - a[j];
        a[i] = a[i] - a[j];
    }

    //@ ensures \result == (byte) x;
    static int bytes(int x) {
        byte[] b = new byte[1];
        b[0] = (byte) x;
        return b[0];
    }

    //@ ensures !\result[0] && \result.length == 1;
    static boolean[] booleans() {
        return new boolean[1];
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > x) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]); // EXPECT violated: postcondition in 'Arrays2.sortWrong(int[])'
    static void sortWrong(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i - 1;
            while (j > 0 && a[j] > x) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
    }
}
// OUTPUT HOLDS Arrays2.made()
// OUTPUT HOLDS Arrays2.open()
// OUTPUT HOLDS Arrays2.literal()
// OUTPUT HOLDS Arrays2.row(int[][])
// OUTPUT HOLDS Arrays2.fill(int)
// OUTPUT HOLDS Arrays2.copy(int[])
// OUTPUT HOLDS Arrays2.swap(long[], int, int)
// OUTPUT HOLDS Arrays2.bytes(int)
// OUTPUT HOLDS Arrays2.booleans()
// OUTPUT HOLDS Arrays2.sort(int[])
