// Every loop has a header that begins with its clauses, and knows the loop around it.
// ARGS --ir
class Loops {
    static int count(int[][] rows) {
        int n = 0;
        for (int[] row : rows)
            for (int i = 0; i < row.length; i++)
                if (row[i] == 0)
                    continue;
                else
                    n++;
        return n;
    }

    static void endless() {
        do {
        } while (true);
    }
}
// OUTPUT method Loops.count(int[][]) (%1.rows ref) -> %2 int
// OUTPUT loop 1 header @3 FOREACH 6
// OUTPUT loop 2 header @5 in 1 FOR 7
// OUTPUT @1 check null
// OUTPUT @3 loop 1 header
// OUTPUT spec %5, %1.rows, FOREACH 6
// OUTPUT @5 loop 2 header
// OUTPUT spec FOR 7
// OUTPUT @9 check index
// OUTPUT method Loops.endless()
// OUTPUT loop 1 header @1 DO 16
// OUTPUT jump @1 # line 15
