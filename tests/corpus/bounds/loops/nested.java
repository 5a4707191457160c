// An inner loop is counted each time it is entered.
// ARGS --array-length 3
class Nested {
    static int pairs(int[] a) {
        int count = 0;
        for (int i = 0; i < a.length; i++)
            for (int j = i + 1; j < a.length; j++)
                count++;
        return count;
    }
}
// OUTPUT Nested.pairs(int[])
// OUTPUT for every pre-state with arrays up to length 3, 32-bit int
// OUTPUT nested.java:6 for pairs 0 3 exact
// OUTPUT nested.java:7 for pairs 0 2 exact
